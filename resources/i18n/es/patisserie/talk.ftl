### What the computer players say at their own deeds, each in a manner of their own.

talk-patisserie-level1-bake-1 = ¡Recién hecho! Solo le falta un pico. Y ese otro.
talk-patisserie-level1-bake-2 = ¡Ha subido! ¡Ha subido de verdad! ¡Venid a oler!

talk-patisserie-level1-table-1 = ¿Voy en cabeza? Yo solo quería soltar el plato.
talk-patisserie-level1-table-2 = ¡Mis platos van delante! Las migas también son mías.

talk-patisserie-level1-star-1 = ¿Alguien tan famoso, conmigo? ¡Voy a quitar el polvo!
talk-patisserie-level1-star-2 = ¡Una estrella de la cocina! ¿Puedo llevaros la cuchara?

talk-patisserie-level1-host-1 = ¡Gente noble, y me han hablado! Les dije: pastel.
talk-patisserie-level1-host-2 = Una reverencia con una bandeja en cada mano. ¡Y salió bien!

talk-patisserie-level1-special-1 = ¿Un premio? ¿Para mí? ¡Lo colgaré sobre los fogones!
talk-patisserie-level1-special-2 = ¡Me aplauden! Por poco se me cae la nata.

talk-patisserie-level2-bake-1 = Según lo previsto. Manos quietas hasta que enfríe.
talk-patisserie-level2-bake-2 = Una buena corteza responde cuando llamas. ¡Escuchad!

talk-patisserie-level2-table-1 = Parece que voy en cabeza. El más sorprendido soy yo.
talk-patisserie-level2-table-2 = A esta mesa le gusta el trabajo honrado. A mí también.

talk-patisserie-level2-star-1 = Una estrella a mi lado. Ya estoy afilando los cuchillos.
talk-patisserie-level2-star-2 = ¡Adelante! El taburete cojea; la paga, no.

talk-patisserie-level2-host-1 = ¡Tan noble anfitrión, por el pastel de un oficial!
talk-patisserie-level2-host-2 = Me pidieron la receta. Yo les pedí paciencia.

talk-patisserie-level2-special-1 = Yo hacía mi trabajo, y alguien llevaba la cuenta. Vaya.
talk-patisserie-level2-special-2 = ¡Un honor! A la pared con él, junto al batidor.

talk-patisserie-level3-bake-1 = Encantador, ¡pero tan desnudo! ¿Y mis rosas de azúcar?
talk-patisserie-level3-bake-2 = ¡Listo! Ahora quieto, querido, que te pongo guapo.

talk-patisserie-level3-table-1 = Mis dulces van en cabeza, y además son los más bonitos.
talk-patisserie-level3-table-2 = Una mesa es un ramo. Ahora tiene su flor central.

talk-patisserie-level3-star-1 = ¡Una estrella! Algo de brillo sí que faltaba aquí.
talk-patisserie-level3-star-2 = Junto a tales manos florecen hasta las cucharas.

talk-patisserie-level3-host-1 = ¡Tan noble anfitrión! Mis rosas de azúcar se sonrojan.
talk-patisserie-level3-host-2 = Una reverencia, una sonrisa y glaseado en la nariz.

talk-patisserie-level3-special-1 = ¡Una escarapela! Va con las cerezas. ¡Qué detalle!
talk-patisserie-level3-special-2 = Cuentas con lápiz afilado, atadas con un lazo.

talk-patisserie-level4-bake-1 = De la harina a la corteza: no hay especia como la paciencia.
talk-patisserie-level4-bake-2 = Dorado. Mi viejo maestro habría asentido. Una vez.

talk-patisserie-level4-table-1 = Una mesa recuerda quién la llena. Esta me conoce.
talk-patisserie-level4-table-2 = Después de vos, iba a decir. La mesa pensó otra cosa.

talk-patisserie-level4-star-1 = Una estrella pide mano firme y sopa caliente. ¡Adelante!
talk-patisserie-level4-star-2 = ¡Gran talento! Una vez tuve un aprendiz así.

talk-patisserie-level4-host-1 = Noble anfitrión, honda reverencia. Mi espalda lo recordará.
talk-patisserie-level4-host-2 = Las grandes casas se ganan por el estómago. Siempre fue así.

talk-patisserie-level4-special-1 = A mi edad uno colecciona honores. Y delantales.
talk-patisserie-level4-special-2 = La buena obra suena como una campana. Alguien la ha oído.

talk-patisserie-level5-bake-1 = Horneado, y sin una miga de sobra. Lo he mirado.
talk-patisserie-level5-bake-2 = Ni un huevo de más. Las gallinas pueden estar orgullosas.

talk-patisserie-level5-table-1 = Esta mesa bien vale un pastel. Lo he pesado.
talk-patisserie-level5-table-2 = En cabeza en esta mesa, y ni una servilleta de más.

talk-patisserie-level5-star-1 = El talento sale caro. Malgastarlo, más. Pasad.
talk-patisserie-level5-star-2 = Podéis empezar. El azúcar, bajo llave; la llave, conmigo.

talk-patisserie-level5-host-1 = Un noble anfitrión, recibido con la mantequilla justa.
talk-patisserie-level5-host-2 = La nobleza come poco y alaba mucho. ¡Qué ahorro!

talk-patisserie-level5-special-1 = ¡Un honor! No cuesta nada y no se estropea.
talk-patisserie-level5-special-2 = Ganado, contado, guardado. La llave se queda conmigo.

talk-patisserie-level6-bake-1 = Lo probé ayer, de cabeza. Estaba exquisito.
talk-patisserie-level6-bake-2 = Tal como lo imaginé. Al Rey no le gustan las sorpresas.

talk-patisserie-level6-table-1 = Ibais a protestar. Ya os había oído.
talk-patisserie-level6-table-2 = Veo que vos también lo veis. Un instante después.

talk-patisserie-level6-star-1 = Una estrella siempre da con el sol. Tomad asiento.
talk-patisserie-level6-star-2 = El delantal lleva tiempo bordado, con vuestro nombre.

talk-patisserie-level6-host-1 = Bastó una mirada entre esa noble casa y yo.
talk-patisserie-level6-host-2 = Un gesto noble vale por una fila de trompetas.

talk-patisserie-level6-special-1 = Fingiría sorpresa, pero la tengo demasiado ensayada.
talk-patisserie-level6-special-2 = Gracias. Esta reverencia la ensayé de cabeza.
