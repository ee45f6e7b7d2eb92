import { orderedBy } from './ordered-by.ts'
import type { LexiconSource } from './source.ts'
import { numbersIn } from './words-in.ts'

export const spanish: LexiconSource = {
  free: `comparado_con comparada_con en_comparación_con en_lugar_de en_vez_de sobre durante unas_palabras algunas_palabras pocas_palabras algo el la los las lo un una unos unas al del de en a por para con sin_embargo que quien quienes cual cuales este esta estos
    estas ese esa esos esas eso esto aquel se le les su sus ser es son era eran fue fueron ha han he sido estar estoy esta estan
    estaba estaban estuvo hay habia haber hemos tener y_por_eso como si_bien también entonces ahora hoy actualmente aquí ahí allí
    gracias muchas_gracias mil_gracias hola señor señora don doña además en_resumen en_general puedo puede poder pude cosa él ella
    ellos ellas ello sí bien_que mismo misma propio así pues mi_parte sola solo_que he_de solía_no cuanto fui`,
  topics: `empresa negocio equipo personal tienda taller sitio lugar servicio producto gente clínica academia escuela restaurante hotel`,
  carriers: `respuesta pregunta preguntan responder respondo pongo poner sobre palabras propias propia otro otra parte recibe valoración nota añado nombrar nombro nombraría hablo hablar cuento acudí acudir recurrí recurrir impresión describir describiría favor cuanto quiero vivir viví punto trato
    usar usé utilizar utilicé decir digo dije contar cuento mencionar añadir experiencia encontrar encontré pensar creo
    elegir elegí doy di dar dio dieron destacar destaco cliente clienta personalmente sinceramente opinión punto hacer hizo hicieron
    ir venir vine recibir recibí hay_que_decir para_mí tuve tuvo tengo tenía tenían tiene tienen vale por_cierto a_la_hora_de`,
  joints: 'y e pero o u aunque mientras quien donde cuando sino',
  causes:
    'porque gracias_a debido_a por_eso por_lo_tanto a_causa_de ya_que así_que de_modo_que por_culpa_de puesto_que',
  why: 'por_qué motivo razón',
  marks: {
    not: 'no sin ni ningún ninguna ninguno tampoco',
    ceased: 'ya_no no_más',

    more: 'más',
    less: 'menos',
    very: 'muy mucho mucha muchos muchas muchísimo tan realmente sumamente totalmente completamente absolutamente súper extremadamente bastante especialmente plenamente',
    little: 'un_poco algo_de poco ligeramente un_tanto',
    excess: 'demasiado demasiada',
    almost: 'casi prácticamente',
    barely: 'apenas',
    about: 'unos_cuantos aproximadamente alrededor_de cerca_de más_o_menos',
    exactly: 'exactamente justo_en',
    atLeast: 'al_menos más_de como_mínimo',
    atMost: 'menos_de hasta_un como_máximo como_mucho',
    only: 'solo sólo solamente únicamente',
    all: 'todo todos toda todas cada entero entera ambos',
    some: 'algunos algunas varios varias ciertos',
    maybe: 'quizás quizá tal_vez probablemente posiblemente a_lo_mejor',
    surely: 'seguramente sin_duda definitivamente ciertamente',
    should: 'debería deberían',
    if: 'si solo_si',
    always: 'siempre constantemente cada_vez',
    often: 'a_menudo frecuentemente con_frecuencia',
    mostly: 'normalmente generalmente por_lo_general',
    sometimes: 'a_veces de_vez_en_cuando ocasionalmente',
    once: 'una_vez',
    will: 'voy_a va_a van_a vamos_a',
    formerly: 'solía solían',
  },
  persons: {
    i: 'yo',
    me: 'me mí conmigo',
    my: 'mi mis mío mía',
    we: 'nosotros nosotras',
    us: 'nos',
    our: 'nuestro nuestra nuestros nuestras',
    you: 'usted ustedes tú te tu tus',
  },
  fused: {
    'person+all': 'todo_el_mundo todos_nosotros',
    'person+not': 'nadie',
    'thing+not': 'nada',
    'person+some': 'alguien',
    'ever+not': 'nunca jamás',
    'bueno+more': 'mejor mejores',
    'malo+more': 'peor peores',
  },
  units: `segundo minuto hora dia semana mes año por_ciento euro dólar peso vez veces metro kilómetro centímetro estrella punto noche mañana tarde
    lunes martes miércoles jueves viernes sábado domingo`,
  firstPerson: 'tuve hice vine pude supe dije puse quise estuve soy estoy tengo hago vengo voy sé vuelvo',
  asks: 'qué cuál cuáles quién cómo cuándo cuánto cuánta cuántos dónde por_qué algo',
  yes: 'sí si claro por_supuesto definitivamente',
  no: 'no nunca nada jamás',
  same: `
    arreglar reparar reparó reparación arreglo, comprar compra adquirir adquirí, rapido veloz rapidez,
    barato económico, problema fallo inconveniente, coche auto carro vehículo, correo correos email e-mail,
    contestar responder respuesta contestó, ayudar ayuda apoyo, gustar gustó gustaron gusta gustan apreciar aprecié,
    envio enviar entrega entregar, recomendar recomiendo recomendación recomienda recomendaría, miedo temor asustar,
    costar cuesta costó costaron cuestan, entender comprender, empezar comenzar, esperar espera esperaba,
    satisfecho contento feliz satisfecha contenta satisfacción satisfechos, estrella estrellas, punto puntos,
    volver vuelvo volveré volví volvería regresar, venir vengo vino viene vine, llamar telefonear llamada llamé,
    hijo hija hijos, medico doctor doctora dra médica médicos, otra_vez de_nuevo nuevamente, por_ciento % ciento,
    antes previamente anteriormente, despues tras luego posteriormente, saber sé supe sabía, poner puse puso,
    sentir siento sentí sentía sintió, dormir duermo durmió, pedir pido pidió pedí encargar encargué,
    traer traje trajo traer trajo traído, hora horas, euro euros €, dia días diario, semana semanas semanal,
    ruido ruidos, dolor dolores duele dolió doler, mejorar mejora mejoró, estudiar estudié estudio aprender aprendí,
    todavia aún, hacer hizo hice hecho hacía hicieron hace, decir dijo dije dicho decía dijeron,
    dar dio di dado daba dieron da, poder pudo pude puede podía, querer quiso quiero quería querido, oír oyó oigo,
    bajar bajó baja disminuir disminuyó reducir redujo reducido caer cayó cae cayeron, subir subió sube aumentar aumentó,
    amable atento amables, factura recibo facturas, cita reserva citas, limpio limpia limpiar limpieza, foto fotos fotografía,
    ocurrir suceder ocurrió sucedió, reemplazar sustituir cambiar cambió cambiada, ruidoso, presupuesto, leer leyó leído, construir construyó, seguir siguió sigo sigue, servir sirvió sirve, vestir vistió,
    repetir repitió repito, elegir eligió elijo elegido, conseguir consiguió consigo conseguido,
    perder perdió pierdo perdido pierde, encontrar encuentro encontró encuentra, contar cuento contó cuenta,
    mostrar muestra mostró muestro, probar pruebo probó prueba, soñar sueño, jugar juego jugó juega,
    abrir abierto abrió, romper roto rompió, escribir escrito escribió escribo, cubrir cubierto,
    resolver resuelto resolvió resuelvo, devolver devuelto devolvió devolvieron devuelve, morir muerto murió,
    ver vio vi visto veía, conocer conozco conoció, conducir condujo, salir salgo salió, caber cupo, andar anduvo,
    quedar quedó quedaron queda, parecer pareció parezco, nacer nació, crecer creció crezco, ofrecer ofreció ofrezco,
    desaparecer desapareció`,
  scales: `
    bueno aceptable regular < bueno buena buenos buenas bien buen < genial muy_bien estupendo < excelente fantástico increíble maravilloso extraordinario magnífico < perfecto mejor_de_todos,
    malo regular < malo mala mal malos < pésimo horrible terrible,
    gustar gustar < encantar encantó encanta encantaron adorar,
    bonito lindo bonita < hermoso precioso preciosa < espectacular,
    grande gran grandes < enorme,
    facil sencillo fácil < facilísimo`,
  numbers: numbersIn(`
    cero 0, dos 2, tres 3, cuatro 4, cinco 5, seis 6, siete 7, ocho 8, nueve 9, diez 10, once 11, doce 12,
    trece 13, catorce 14, quince 15, dieciséis 16, diecisiete 17, dieciocho 18, diecinueve 19, veinte 20,
    veintiuno 21, veintidós 22, veintitrés 23, veinticuatro 24, veinticinco 25, veintiséis 26, veintisiete 27,
    veintiocho 28, veintinueve 29, treinta 30, cuarenta 40, cincuenta 50, sesenta 60, setenta 70, ochenta 80,
    noventa 90, cien 100, doscientos 200, doscientas 200, trescientas 300, cuatrocientas 400, quinientas 500,
    seiscientos 600, setecientos 700, ochocientos 800, novecientos 900, trescientos 300, cuatrocientos 400,
    quinientos 500, mil 1000, docena 12`),
  intents: `
    gustar; favorito = ventaja; lado positivo; gustó; agradó
    más gustó; mejor = más gustó; mejor; lo mejor; sobre todo
    no gustó; menos; decepcionó; salió mal = lado negativo; menos bueno; no gustó; menos gustó; negativo
    beneficio; ventaja; benefició = ventaja; ventajas; beneficio; lado positivo; bueno; obtuve; aportó; favor; significa
    mejorar; cambiaría; falta = mejorar; podría mejorar; mejoraría; por mejorar; cambiaría
    antes; problema; vino = antes; problema; llevó
    cambiado; cambio; resultado; diferencia; ahora = resultado; cambio; cambiado; diferencia; cambió
    ayudó; útil = ayudó; más útil; útil; más ayudó
    quién; persona = persona; nombre
    por qué; motivo; razón; elegir = motivo; razón; llevó; elegir`,
  granted: {
    satisfied: 'satisfecho',
    good: 'bueno',
    like: 'gustar',
    recommend: 'recomendar',
    star: 'estrella',
    fall: 'bajar',
    rise: 'subir',
  },
  instructions: orderedBy({
    reportWords:
      'yo tú él ella usted ellos ellas quien que se me te le les lo la nos no nunca jamás ya también',
    ordered: '(?:quiero|necesito|pido|ordeno) que',
    orders: [
      '(?:ignora|ignore|ignores|olvida|olvide|olvides|haz caso omiso)\\b.*\\b(?:instrucciones|reglas|anterior)',
      '(?:escriba|mencione|diga) (?:que|una)',
    ],
    // "Mi hermana escribe que" is the same word.
    begun: ['(?:escribe|menciona) (?:que|una)', 'di que'],
    joints: 'y ahora luego',
  }),
}
