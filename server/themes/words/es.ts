import type { LanguageWords } from './language-words.ts'

export const spanish: LanguageWords = {
  subjects: {
    none: 'sala de espera, música de espera, salón de, entrada de, más cara que, de cara a, a cara, para variar, la cara, cara hinchada, mi cara, cara de, con cara, web vieja, no nos engañemos',
    staff:
      'personal, equipo, empleado, empleada, camarero, camarera, trabajadores, plantilla, recepcionista, encargado, encargada, dueño, dueña, propietario, dependienta, dependiente, atento+, atenta+, amable+, amabilidad+, simpático+, simpática+, maleducado-, borde-, antipático-, nos atendieron, me atendieron, me atendió, nos atendió, =trato, =encantador+, =encantadora+, =encantadores+, las chicas, los chicos, el chico, la chica, majo+, maja+, majos+, majas+, majísimos+, gente encantadora+, =técnico',
    service: 'servicio, servicios, atención al cliente, atención, posventa',
    advice:
      'consejo, consejos, asesoramiento, asesoraron, asesoró, asesoran, recomendaciones, explicaron, explicó, explican, explicación, explicaciones, explica, conocimientos, resolvieron mis dudas+, resolvió mis dudas+, todas mis dudas',
    communication:
      'comunicación, respuesta, respuestas, responden, respondieron, respondió, contestan, contestaron, contestó, llamada, llamadas, correos, avisaron, =informado, =informada, =informados, =informaron, sin avisar-, nadie responde-',
    price:
      'calidad precio, coste, costes, costo, costos, barato+, económico+, asequible+, tarifa, tarifas, presupuesto ajustado+, cobraron, cobran, descuento, =caro-, =cara-, =caros-, =caras-, =carísimo-, =carísima-, sin cobrar+, gratis+, la cuota, cuota, =precio, =precios',
    quality: 'calidad, buena factura+',
    delivery:
      'entrega, entregas, envío, envíos, enviaron, pedido llegó, paquete llegó, llegó el paquete, llegó el pedido, reparto, repartidor, mensajería, a domicilio, entregaron, plazo de entrega',
    packaging: 'embalaje, empaquetado, embalado, envuelto, envoltorio',
    waiting:
      'espera, esperas, esperar, esperando, esperé, esperamos, cola, colas, lista de espera, tiempo de espera',
    punctuality:
      'puntual+, puntuales+, puntualidad, a tiempo+, con retraso-, retraso-, retrasos-, a la hora+, llegaron tarde-, llegó tarde-, en plazo+, tarde-',
    speed:
      'rápido+, rápida+, rapidez+, rápidamente+, lento-, lenta-, lentitud-, ágil+, enseguida+, tardaron-, tardan-, tarda-, tardó-, eficaz+, eficiente+, velocidad',
    booking: 'reserva, reservas, reservar, reservamos, reservé, cita, citas, agenda, cancelaron',
    returns:
      'devolución, devoluciones, devolver, devolví, reembolso, cambio de talla, reembolsaron, devolvieron',
    website: 'web, página web, sitio web, tienda online, pedido online, compra online, tienda en línea',
    billing:
      'factura, facturas, facturación, presupuesto, presupuestos, contrato, papeleo, cargos, trámites, gestiones',
    location:
      'ubicación, ubicado, situado, céntrico+, céntrica+, cerca del centro+, a un paso+, cerca de todo+',
    parking: 'aparcamiento, aparcar, parking, estacionamiento, estacionar, plaza de garaje',
    atmosphere: 'ambiente, decoración, acogedor+, acogedora+, entorno, iluminación, =encanto+',
    cleanliness:
      'limpio+, limpia+, limpios+, limpieza, impecable+, higiene, sucio-, sucia-, suciedad-, polvo-, manchas-, moho-, olía-, huele-',
    noise: 'ruido, ruidos, ruidoso, ruidosa, insonorización, música alta',
    selection: 'variedad, surtido, opciones, gama, agotado-, sin existencias-',
    food: 'comida, comidas, plato, platos, cocina, cena, almuerzo, sabor, sabores, rico+, rica+, riquísimo+, riquísima+, delicioso+, deliciosa+, buenísimo+, buenísima+, sabroso+, soso-, ingredientes, tapas, paella, carne, pescado, postre, postres, menú del día, chef, cocinero, tortilla',
    coffee: 'café, cafés, =cortado',
    drinks: 'bebida, bebidas, vino, vinos, cerveza, cervezas, copas, cóctel, cócteles',
    bread: 'pan, panes, masa madre, hogaza',
    cakes: 'tarta, tartas, pastel, pasteles, bollería, cruasán, croissant, dulces, helado',
    breakfast: 'desayuno, desayunos, bufé',
    portions: 'ración, raciones, porción, porciones, cantidad',
    menu: 'carta, menú, menús',
    room: 'habitación, habitaciones, apartamento, alojamiento, cuarto, suite',
    bed: 'cama, camas, colchón, almohada, almohadas, dormir, dormimos',
    bathroom: 'baño, baños, ducha, aseo, aseos, toallas',
    view: 'vista, vistas, terraza, balcón',
    pool: 'piscina, spa, sauna, jacuzzi',
    wifi: 'wifi, wi fi, conexión a internet',
    checkin: 'check in, check out, recepción, entrada en el hotel',
    size: 'tallaje, queda grande-, queda pequeño-, queda bien+, ajuste, medidas, pequeña de talla, =talla, =tallas',
    fabric: 'tela, tejido, material, materiales, algodón, lino, lana, cuero, costuras, transparenta-',
    color: 'color, colores, estampado, tono',
    design: 'diseño, diseños, diseñador, diseñadora, estilo, logo, logotipo, imagen de marca',
    comfort: 'cómodo+, cómoda+, cómodos+, comodidad, incómodo-, incómoda-, suave+, confort',
    results:
      'resultado, resultados, quedó perfecto+, quedó genial+, quedó precioso+, ha quedado, antes y después',
    pain: 'dolor, dolores, doler, dolió, duele, molestia, molestias',
    treatment:
      'tratamiento, tratamientos, intervención, terapia, limpieza dental, limpieza facial, empaste, implante, implantes, revisión, cirugía, consulta',
    haircut: 'corte, corte de pelo, pelo, cabello, mechas, peinado, tinte, barba',
    nails: 'uñas, manicura, pedicura, esmaltado',
    massage: 'masaje, masajes',
    teaching:
      'profesor, profesora, profesores, docente, docentes, instructor, instructora, monitor, monitora, monitores, entrenador, entrenadora, entrenadores, enseñan, enseñó',
    classes:
      'clase, clases, curso, cursos, taller, talleres, lección, lecciones, sesión, sesiones, formación, entrenamiento, entrenamientos',
    equipment:
      'instalaciones, máquinas, máquina, equipamiento, vestuarios, vestuario, material deportivo, herramientas, aparatos',
    ease: 'fácil de usar+, intuitivo+, intuitiva+, sencillo de usar+, complicado-, complicada-, manejo, interfaz, panel, usabilidad',
    software:
      'aplicación, app, plataforma, programa, herramienta, función, funciones, funcionalidades, integración, integraciones, informes, exportar, software',
    support: 'soporte, soporte técnico, asistencia técnica, chat, equipo de soporte',
    bugs: 'errores, error, fallo, fallos, falla, se cuelga, se cae, caídas',
    setup: 'puesta en marcha, configuración, configurar, migración, implantación',
    repair:
      'reparación, reparaciones, reparar, repararon, reparó, arreglo, arreglar, arreglaron, arregló, avería, averías, fuga, frenos, motor, mecánico, mecánicos, cambio de aceite, diagnóstico, taller mecánico, revisión del coche',
    installation: 'instalación, instalar, instalaron, instaló, montaje, montaron, instaladores',
    workmanship:
      'acabado, acabados, obra, obras, reforma, reformas, albañil, albañiles, pintura, pintores, azulejos, fontanería, electricista, fontanero, remates, alicatado, mano de obra',
    tidiness: 'recogieron+, recogido, ordenado+, dejaron todo limpio+, desorden-, escombros, orden',
    photos: 'foto, fotos, fotografía, fotografías, fotógrafo, fotógrafa, reportaje, álbum, imágenes',
    music: 'música, dj, orquesta, playlist',
    flowers: 'flores, ramo, ramos, floral, arreglo floral',
    guide: 'guía, guías, visita guiada, excursión, excursiones, ruta, itinerario, recorrido',
    children: 'niños, niño, niña, niñas, hijos, hijo, hija, bebé, familiar+, peques, trona',
    safety: 'seguro+, segura+, seguridad, inseguro-',
    flexibility:
      'flexible+, flexibles+, flexibilidad, última hora, se adaptaron+, se adaptan+, adaptarse, facilidades+',
    reliability:
      'fiable+, fiables+, confianza+, de fiar+, formal+, formales+, informal-, serio+, serios+, seriedad+, profesional+, profesionales+, profesionalidad+, profesionalismo+, constante+',
    honesty:
      'honesto+, honesta+, honestos+, honestidad+, honrado+, honrados+, sincero+, transparente+, transparencia+, sin sorpresas+, claridad+, =engañaron-, =engaño-',
    durability:
      'resistente+, duradero+, duradera+, durabilidad, aguanta+, se rompió-, dura poco-, se rompe-, encogió-',
  },
  praise:
    'bueno, buena, buen, bien, muy bien, excelente, genial, fantástico, maravilloso, maravilla, perfecto, perfecta, perfectamente, increíble, estupendo, estupenda, magnífico, inmejorable, insuperable, espectacular, impecable, mejor, mejores, encanta, encantó, encantado, encantada, encantados, amor, precioso, preciosa, bonito, bonita, hermoso, amable, amables, amabilidad, simpático, atento, atentos, atenta, cercano, cercana, cordial, profesional, profesionales, profesionalidad, competente, cuidadoso, detallista, cuidado, mimo, cariño, paciencia, paciente, rápido, rapidez, rápidamente, eficaz, eficiente, ágil, puntual, fácil, fácilmente, sencillo, cómodo, cómoda, claro, clara, claramente, limpio, limpia, fresco, fresca, frescos, rico, rica, riquísimo, delicioso, deliciosa, sabroso, exquisito, buenísimo, tierno, crujiente, cálido, acogedor, acogedora, tranquilo, tranquila, relajante, agradable, encanto, moderno, moderna, amplio, amplia, generoso, generosa, generosas, abundante, justo, razonable, asequible, económico, feliz, contento, contenta, contentos, satisfecho, satisfecha, satisfechos, sorprendido, sorprendió, disfrutar, disfrutamos, disfruté, recomiendo, recomendable, recomendamos, recomendar, gracias, agradecido, agradecida, agradecer, confianza, fiable, seguro, honesto, sincero, transparente, solucionaron, solucionó, resolvieron, resolvió, mejoró, ayudaron, ayudó, ayuda, superó, suave, resistente, ideal, útil, práctico, acierto, acertado, diez, un 10, joya, lujo, calidad, sonrisa, de lujo, =repetiré, =repetiremos, =volveré, =volveremos, a tiempo, sin problemas, sin problema, chulo, divertido, entretenido, valió la pena, vale la pena, merece la pena, vale cada euro, impresionante, luminoso, silencioso, céntrico, genuino, orgulloso, auténtico, flexible, intuitivo, como nuevo, a la primera, enseguida, cumplen, cumplieron, cumplió, de diez, bordan, top, majo, maja, majos, majas, majísimos, guay, chula, =gracias, otro nivel, sin palabras, acertaron, una pasada, qué bien, cariñoso, cariñosa, de corazón, reyes, gloria, mimados, bien hecho, divina, encantadores, campeones, cracks, crack, brutal, ok, lo vale, simpatiquísimo, simpatiquísima, se deshace, abundantes, buenísimos, buenísimas, lindísimo, preciosísimo, amabilísimo, =divino',
  criticism:
    'malo, mala, mal, malas, peor, pésimo, pésima, horrible, terrible, fatal, decepción, decepcionante, decepcionado, decepcionada, decepcionó, problema, problemas, queja, quejas, maleducado, borde, antipático, desagradable, lento, lenta, retraso, retrasos, tarde, tardaron, tardó, tardan, caro, cara, carísimo, caros, excesivo, excesiva, sucio, sucia, suciedad, roto, rota, dañado, defectuoso, defectuosa, rayado, frío, fría, seco, seca, quemado, crudo, soso, sosa, insípido, grasiento, ruidoso, ruidosa, ruido, estrecho, estrecha, pequeño, pequeña, incómodo, incómoda, difícil, complicado, complicada, confuso, confusa, liado, equivocado, equivocaron, error, errores, fallo, fallos, falla, falta, faltaba, faltan, faltó, faltaban, perdido, perdieron, nunca más, no vuelvo, engaño, engañaron, estafa, aburrido, aburrida, mediocre, regular, inaceptable, inútil, pena, lástima, molesto, molesta, enfadado, frustrante, evitar, escaso, escasa, escasas, limitado, insuficiente, podría ser mejor, podría mejorar, mejorable, a mejorar, debería, deberían, habría que, echo de menos, eché en falta, echamos en falta, único pero, el único pero, lo único, lo único malo, desorganizado, caos, caótico, olvidaron, olvidó, descuidado, antiguo, antigua, anticuado, viejo, vieja, oscuro, dura, duro, imposible, cuesta, costó, desordenado, desorden, agobiante, estresante, dolió, demasiado, demasiada, apenas, esperar, agotado, subido, subieron, abarrotado, saturado, lejos, encogió, se rompió, se cuelga, se cae, sin respuesta, nadie, media hora, insistir, reclamar, por desgracia, desgraciadamente, lamentablemente, perdidos, estropeado, estropeada, averiado, averiada, olía, huele, vergonzoso, vergüenza, un horror, horror, flojo, floja, silencio, baja, sin avisar, sin cobertura, cancelaron, cancelado, dejaron tirados, tirado, cutre, abandonado, incompleto, incompleta, genérico, genérica, frías, siguen cobrando, no llegan, no cabía, llena, a tope, insistimos, a medias, abogados, no funciona, no funcionaba, no arrancaba, no contestan, no responde, no responden, podría, podrían, regulín, borroso, borrosas, un poco, algo caro, algo alto, timo, robo, mandaron, hartos, harto, perdimos, minúsculo, minúscula, pasada',
  negations:
    'no, nunca, jamás, sin, ni, tampoco, nada, ningún, ninguna, ninguno, nadie, poco, poca, pocos, pocas',
  notNegations:
    'no solo, no sólo, no solamente, sin duda, sin dudarlo, no dudo, no dudes, no dudéis, no dudaré, no dudaría, no falla, nunca falla, no hay duda, un poco, a poco, poco a poco, hace poco',
  unsurpassed:
    'no podría ser, no puede ser, no podía ser, no pudo ser, no podríamos estar más, no podría estar más, no podían haber, imposible mejorar, nunca había, no los hay, no hay nada, no hay mejor',
  excess: 'demasiado, demasiada, demasiados, demasiadas',
  turns:
    'pero, aunque, sin embargo, salvo, excepto, sino, no obstante, a pesar de, eso sí, mientras que, en cambio, lástima que, menos',
  joins: 'y, e, porque, así que, además, que',
  determiners:
    'el, la, los, las, un, una, unos, unas, mi, mis, nuestro, nuestra, nuestros, nuestras, su, sus, tu, tus, este, esta, estos, estas, ese, esa, cada, algún, alguna, ningún, ninguna, al, del',
  functionWords:
    'el, la, los, las, lo, un, una, unos, unas, mi, mis, nuestro, nuestra, nuestros, nuestras, su, sus, tu, tus, este, esta, esto, estos, estas, ese, esa, eso, cada, algún, alguna, ningún, ninguna, al, del, de, a, en, con, por, para, sin, sobre, entre, hasta, desde, hacia, según, tras, y, e, o, u, ni, que, si, como, cuando, donde, porque, pues, pero, aunque, sino, mientras, yo, él, ella, nosotros, ellos, ellas, me, te, se, nos, os, le, les, es, son, era, eran, fue, fueron, ser, sido, soy, somos, está, están, estaba, estaban, estar, estado, estuvo, estuvieron, estoy, estamos, ha, han, he, hemos, había, haber, hay, hubo, tiene, tienen, tengo, tenemos, tenía, tuve, tuvimos, tener, hace, hacen, hizo, hicieron, hacer, hecho, haciendo, puede, pueden, pudo, poder, va, van, voy, vamos, ir, ido, iba, muy, más, menos, tan, tanto, todo, toda, todos, todas, mucho, mucha, muchos, muchas, poco, poca, otro, otra, otros, otras, mismo, misma, solo, sólo, también, ya, no, sí, siempre, nunca, ahora, aquí, allí, después, antes, luego, casi, además, bastante, gran, grande, nuevo, nueva, primer, primera, vez, veces, qué, quien, cual, cuales, dos, tres, cuatro, cinco, da, dan, dio, dieron, dar, dejó, dejan, dejaron, dejar, llegó, llegar, llegamos, volver, quedó, queda, quedar, saben, sabe, sea, cualquier, algo, alguien, hoy, ayer, lado, incluso, totalmente, realmente, sobre todo',
  emptyNouns:
    'vez, veces, día, días, semana, semanas, mes, meses, año, años, hora, horas, minuto, minutos, mañana, tarde, noche, momento, cosa, cosas, sitio, lugar, persona, personas, cliente, clientes, empresa, trabajo, experiencia, casa, amigo, amigos, familia, marido, mujer, parte, verdad, forma, manera, caso, punto, tema, tiempo, mundo, vida, final, principio, duda, dudas, problema, problemas, compra, producto, productos, pedido, pedidos, tienda, visita, estrella, estrellas, nota, detalle, detalles, mano, ganas, pena, cuenta, necesidades, necesidad, resto, tipo, par, ciudad, pueblo, barrio, calle, lunes, martes, miércoles, jueves, viernes, sábado, domingo, fin de semana, cumpleaños, boda, estancia, proyecto, opinión, cualquier cosa, ocasión, gente, hotel, restaurante, gimnasio, dentista, fotógrafo, salón, clínica, teléfono, estudio, puerta',
}
