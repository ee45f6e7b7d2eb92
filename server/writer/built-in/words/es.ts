import type { Lexicon } from './lexicon.ts'
import { type Endings, iberianEndings, inflected, withPlainSpelling, wordSet } from './word-set.ts'

const endings: Endings = [...iberianEndings, [/z$/, ['z', 'ces']], [/$/, ['', 'es']]]

export const spanishWords: Lexicon = {
  adjectives: withPlainSpelling([
    ...inflected(
      'contento satisfecho feliz encantado agradecido impresionado aliviado ilusionado decepcionado descontento insatisfecho molesto frustrado sorprendido amable profesional atento simpático educado paciente honesto puntual competente cercano servicial cordial agradable responsable confiable antipático maleducado rápido ágil bueno bonito precioso justo claro limpio fresco fácil sencillo cómodo caro barato económico lento tardío frío caliente ruidoso sucio moderno rico sabroso delicioso suave flexible eficaz eficiente preciso cuidadoso perfecto excelente fantástico maravilloso estupendo genial increíble sólido resistente débil malo pésimo horrible regular normal confuso complicado difícil aburrido roto corto largo pequeño grande ordenado útil fiable estable inútil transparente creativo personal detallado razonable impecable correcto crujiente tranquilo variado cálido acogedor seguro flojo',
      endings,
    ),
    ...wordSet('buen buena mal gran'),
  ]),
  nouns: wordSet(
    'inglés francés alemán español italiano portugués camino servicio trato equipo personal precio producto proceso resultado ambiente pan café pastel trabajo soporte seguimiento envío embalaje diseño curso profesor médico doctor taller local baño jardín menú desayuno postre plazo presupuesto contrato asesoramiento consejo sistema programa panel informe pedido montaje color tamaño sabor olor ruido orden tiempo horario teléfono correo aparcamiento wifi sitio sitio-web acabado material mantenimiento regalo descuento detalle plato vino pago dinero espacio hotel viaje sonido tono mueble arreglo cambio tratamiento diagnóstico cuidado entrega atención calidad comida comunicación limpieza rapidez puntualidad amabilidad paciencia honestidad experiencia web página aplicación tienda cocina habitación cama vista sala consulta cita explicación reparación instalación factura respuesta organización profesionalidad profesionalización cercanía confianza gestión decoración música carta variedad relación ubicación flexibilidad facilidad transparencia tarta masa corteza obra reforma pintura ropa tela talla piscina terraza bebida espera seguridad información devolución garantía formación clase presentación ayuda gente grupos precios productos empleados ingredientes resultados colores sabores plazos informes pasteles panes platos postres materiales trabajadores profesores médicos horarios consejos detalles muebles cursos correos ejercicios arreglos explicaciones respuestas habitaciones fotos instrucciones camas clases entregas facturas tartas opciones vistas raciones telas prendas croquetas tallas herramientas',
  ),
  determiners: wordSet(
    'el la los las un una unos unas mi mis su sus este esta estos estas ese esa esos esas ese más menos mucho mucha muchos muchas poco poca pocos pocas todo toda todos todas cada algún alguna ningún ninguna nada otro otra lo',
  ),
  intensifiers: wordSet(
    'muy super súper bastante tan demasiado realmente siempre nunca no algo poco también totalmente especialmente más menos',
  ),
  comparing: /(?<!\p{L})(?:más|mas|menos|mejor|mejores|mayor|mayores)(?!\p{L})/iu,
  subjects: wordSet('yo nosotros nosotras ellos ellas él ella ustedes usted vosotros'),
  verbs: withPlainSpelling(
    wordSet(
      'es son era eran fue fueron está están estaba estaban estuvo estuvieron estoy estamos soy somos ser tiene tienen tenía tenían tuvo tuve tuvimos tengo tenemos hay había hubo hace hacen hizo hicieron hice hicimos hago he has ha hemos han había habían va van iba fui fuimos voy vamos quedó quedé quedaron volveré volveremos volvería recomiendo recomendamos recomendaría recomendaríamos gusta gustan gustó gustaron gustaría encanta encantan encantó encantaron ayuda ayudan ayudó ayudaron llegó llegaron llegué llegamos llega llegan dieron dio da dan dijo dijeron puede pueden pude pudo pudimos puedo podemos podrían podría quería queríamos quiero queremos sabe saben sé vino vinieron vine supo pidió pidieron pedí pedimos faltó faltaron falta faltan costó cuesta cuestan vale valió funciona funcionan necesitaba necesitábamos necesito repetiré repetiría merece trabajan trabaja entiendo escribo compro compré usamos uso pienso creo espero esperé tardó tardaron trata tratan explica explican explicó contestan contesta responden responde envían envía cumplen cumplió cumplieron parece pareció parecieron sigue siguen siento sentí dormimos vi vimos haría cambiaría mejoraría pagué pagamos gracias duermo veo salgo ando aprobé comemos dejó llamó llamé abrió cerró',
    ),
  ),
  verbEnding: /(?:[^áéíóú]ó|[bcdghjklmnpqrstvyz]é|aron|ieron|aban|ábamos|íamos|aste|arían|erían|irían|ría)$/,
  clauseStarts: wordSet('que cómo'),
  replies: withPlainSpelling(
    wordSet(
      'sí si claro seguro definitivamente siempre absolutamente 100% no nunca jamás tampoco n/a na x ns ns/nc ninguno ninguna nada quizás quizá probablemente posiblemente depende',
    ),
  ),
  bad: withPlainSpelling([
    ...inflected(
      'frío lento tardío caro sucio ruidoso malo pésimo horrible confuso complicado difícil roto decepcionado descontento insatisfecho molesto frustrado antipático maleducado flojo aburrido inútil',
      endings,
    ),
    ...wordSet(
      'tarde tardó tardaron retraso retrasos problema problemas error errores fallo fallos falló mal peor decepción decepcionó queja esperé faltó faltaba faltan falta perdió perdieron desgraciadamente lamentablemente pero aunque menos llegó-tarde rompió vacía llena ruido regular demasiado demasiada demasiados demasiadas grosero grosera groseros groseras quemado quemada soso sosa engaño mentira impuntual impuntuales tibio tibia espera demora imposible imposibles interminable interminables borde bordes arrogante arrogantes olvidaron olvidó cola colas caos averiado averiada altísima altísimo',
    ),
  ]),
  negations: wordSet('no nunca nada nadie sin jamás tampoco ningún ninguna ninguno'),
  leaning: withPlainSpelling(
    wordSet(
      'él ella ellos ellas esto eso esta este y e o pero además también luego después entonces así sin aunque allí su sus lo la los las le les ni otro otra otros otras',
    ),
  ),
  common: wordSet(
    'el la los las de que y en un una es muy con para por su lo me mi se del al no nos más fue como todo pero le les gracias',
  ),
}
