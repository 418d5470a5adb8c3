### The files of component values that owners share.

values-nothing = Aún no se ha introducido nada, así que no hay nada que compartir.
values-nothing_new = Son exactamente los valores que ya tienes.
values-no_game = tiene valores de un juego desconocido ({ $game })
values-foreign = no es un archivo de valores de componentes para compartir
values-newer = se escribió con una versión posterior del programa (formato { $version })
values-together = Estos valores no encajan con los demás: { $problem }

window-sharing-export = Exportar
window-sharing-import = Importar
window-sharing-export_title = Compartir lo que has introducido
window-sharing-export_text = Un solo archivo con todo lo introducido y su procedencia. Los demás lo importan en un solo paso.
window-sharing-by = Tu nombre
window-sharing-box = Tu ejemplar: edición, tirada, idioma
window-sharing-remark = Una observación
window-sharing-write = Escribir el archivo
window-sharing-written = Escrito: { $file }
window-sharing-import_title = Importar lo que han introducido otros
window-sharing-import_text = Elige un archivo, arrastra uno a la ventana o escribe su ruta. Nada cambia sin tu acuerdo. Estos archivos están en { $folder }
window-sharing-path = Ruta de un archivo
window-sharing-look = Examinarlo
window-sharing-undo = Deshacer la importación de { $file }
window-sharing-differs = { $field }: lo tuyo { $mine }, lo suyo { $theirs }
window-sharing-conflict = Donde el archivo difiere de lo que has introducido:
window-sharing-mine = Conservar lo mío
window-sharing-theirs = Tomar lo suyo
window-sharing-take = Importar
window-sharing-cancel = Cancelar
window-sharing-close = Cerrar
window-sharing-somebody = alguien
window-sharing-origin = Introducido por { $by }, { $date }.
window-sharing-origin_of = Introducido por { $by } a partir de { $box }, { $date }.
window-sharing-taken = { $file } está importado y cuenta desde la próxima partida. «Importar» también permite deshacerlo.
window-sharing-undone = Se ha deshecho la importación de { $file }.
window-sharing-other_game = { $file } tiene valores de { $game }. Abre antes los valores de los componentes de ese juego.

window-sharing-new = { $n ->
    [one] { $n } nuevo
   *[other] { $n } nuevos
}

window-sharing-same = { $n ->
    [one] { $n } como lo tienes tú
   *[other] { $n } como los tienes tú
}

window-sharing-differing = { $n ->
    [one] { $n } distinto del tuyo
   *[other] { $n } distintos de los tuyos
}
