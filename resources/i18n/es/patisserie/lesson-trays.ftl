### Whom to take along: unused staff, two baking trays, and one card that leaves.

lesson-trays-name = A quién llevarse
lesson-trays-about = Tu personal sin usar, dos bandejas y una carta que se va.

lesson-trays-staff-say = Ronda tres. Antes de que nadie hornee, todos eligen personal: primero { $hand_size } cartas propias, luego dos nuevas.

lesson-trays-unused-say = Solo esta seguía sin usar, y ya está en tu mano. Por eso se le ha dado la vuelta a tu personal usado, y eliges { $missing } de esas { $turned }. ¡Nunca se le da la vuelta antes de que hayan trabajado todos!

lesson-trays-plan-say = ¿A quién necesitas? { $dishes } dulces esperan la entrega. Y tu Profiterole lleva un gorro: solo un Pastelero puede hornearla.

lesson-trays-chef-say = Así que empieza por un Pastelero: oro y con gorro.
lesson-trays-chef-else = Plata y sin gorro: un Ayudante no puede hornear lo que lleva gorro. Vuelve atrás y elige oro.

lesson-trays-rest-say = Bien. ¡Ahora { $missing } más, a quien quieras! Quienes se queden atrás serán tu personal sin usar en la próxima ronda.
lesson-trays-rest-else = Como quieras.

lesson-trays-tray_a-say = La bandeja A. Quédate una carta; las demás pasan a Manon. Mi consejo: el Ayudante que entrega un dulce más.
lesson-trays-tray_a-else = ¡Como quieras! Las demás pasan a Manon. No te dará las gracias.

lesson-trays-passing-say = La bandeja A va hacia la izquierda y la B hacia la derecha. Cuando la B te llegue, los demás ya habrán elegido.

lesson-trays-tray_b-say = La bandeja B: quedan { $tray } cartas, y una de ellas es tuya. Esta vez me guardo el consejo.
lesson-trays-tray_b-else = Como quieras.

lesson-trays-row-say = Quedan { $row } cartas en las bandejas. Ahora están aquí, por contratar hasta el final de la ronda.

lesson-trays-count-say = { $hand_size } cartas tuyas y dos nuevas. ¿Cuántas de ellas jugarás en esta ronda?
lesson-trays-count-four = { $hand_size }
lesson-trays-count-four_reply = ¡Más! Solo tiene que irse una de las { $chosen }.
lesson-trays-count-five = { $played }
lesson-trays-count-five_reply = { $played }. Una de las { $chosen } se va para siempre, boca abajo; nadie sabrá quién.
lesson-trays-count-six = { $chosen }
lesson-trays-count-six_reply = Antes tiene que irse una. ¿Cuántas quedan?

lesson-trays-leave-say = ¿Quién se va? El personal inicial tiene las bonificaciones más pequeñas. ¡Pero guarda un Pastelero para la Profiterole!
lesson-trays-leave-else = ¿Una nueva, tan pronto? Bueno, nadie lo sabrá nunca.

lesson-trays-end-say = { $chosen } elegidas, una fuera, { $played } por jugar: así empieza cada ronda. Y cuidado con lo que pasas: lo que le dejas a Manon es lo que juega Manon.
