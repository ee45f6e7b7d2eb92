/** What a thing becomes that answers a question, by what the question asks for. */
export const spanishAsked = `
  # service
  Acudí a {b} por {the}.
  Fui a {b} por {the}.
  Elegí {b} para {the}.
  Para {the}, elegí {b}.
  Recurrí a {b} para {the}.
  Para {the}, recurrí a {b}.
  Elegí {b} para {name}.
  Para {name}, elegí {b}.
  Recurrí a {b} para {name}.
  Para {name} acudí a {b}.
  Fui por {the}.

  # service like ^comer
  Fui a {b} a {x}.
  Vine a {b} a {x}.
  Elegí {b} para {x}.

  # service like ^(?:para|a) (?:llevar|domicilio)
  Usé {b} {x}.
  Elegí {b} {x}.

  # bestService
  Lo que más me ayudó [fue|fueron] {the}.
  Lo que más me ayudó de {b} [fue|fueron] {the}.
  De {b}, lo que más me ayudó [fue|fueron] {the}.
  {The} [fue|fueron] lo que más me ayudó.
  Acudí a {b} por {the}.
  Lo que más me ayudó: {x}.

  # liked, benefit
  Me [gustó|gustaron] {the}.
  De {b} me [gustó|gustaron] {the}.
  En {b} me [gustó|gustaron] {the}.
  Lo que me gustó de {b} [fue|fueron] {the}.
  Me [gustó|gustaron] {the} de {b}.
  Y me [gustó|gustaron] {the}.
  Lo que me gustó de {b}: {x}.
  Lo que me gustó: {x}.

  # likedMost
  {The} [fue|fueron] lo mejor de {b}.
  {The} [fue|fueron] para mí lo mejor.
  Me [gustó|gustaron] sobre todo {the}.
  De {b} me [gustó|gustaron] sobre todo {the}.
  Lo mejor de {b} [fue|fueron] {the}.
  Lo que más me gustó de {b} [fue|fueron] {the}.
  Lo que más me gustó: {x}.

  # before
  @ten(?:ia|ias)\\b Tenía {x}.
  @ten(?:ia|ias)\\b Antes de {b} tenía {x}.
  @ten(?:ia|ias)\\b Antes tenía {x}.
  @problema Mi problema [era|eran] {the}.
  @problema Antes de {b}, mi problema [era|eran] {the}.
  @problema Fui a {b} con un problema: {x}.

  # reason
  Elegí {b} por {the}.
  Si elegí {b}, fue por {the}.
  Por {the} elegí {b}.
  Fue por {the} por lo que elegí {b}.
  ¿Por qué {b}? {X}.

  # visit
  Vine por {the}.
  Acudí a {b} por {the}.
  Fui a {b} por {the}.
  Vine a {b} por {the}.
  Si vine a {b}, fue por {the}.
  Lo que me llevó a {b} [fue|fueron] {the}.
  ¿Por qué {b}? {X}.

  # change
  @cambi Ahora tengo {more}.
  @cambi Con {b} tengo {more}.
  @cambi Ahora, con {b}, tengo {more}.
  @cambi Tengo {more} ahora.
  @cambi Con {b}, ahora tengo {more}.
  @cambi Lo que ha cambiado para mí: {x}.
  @cambi Lo que ha cambiado: {x}.
  @resultado El resultado fue {x}.
  @resultado Para mí, el resultado fue {x}.
  @resultado Con {b}, el resultado fue {x}.
  @resultado El resultado con {b} fue {x}.
  @resultado El resultado: {x}.

  # improve
  @mejor {b} podría mejorar {part}.
  @mejor Se podría mejorar {part}.
  @mejor Creo que {b} podría mejorar {part}.
  @mejor Creo que se podría mejorar {part}.
  @mejor En {b} se podría mejorar {part}.
  @mejor Yo mejoraría {part}.
  @mejor De {b} mejoraría {part}.
  @mejor {b} podría mejorar con {more}.
  @mejor Podría mejorar con {more}.
  @mejor Con {more}, {b} podría mejorar.
  @mejor Creo que {b} podría mejorar con {more}.
  @mejor Creo que podría mejorar con {more}.
  @mejor Se podría mejorar: {x}.
  @falta Falta {x}.
  @falta Me falta {x}.
  @falta Lo que falta es {x}.
  @falta En {b} falta {x}.
  @cambi Cambiaría {the}.
  @cambi Yo cambiaría {the}.
  @cambi Lo que cambiaría: {x}.

  # disliked
  No me [gustó|gustaron] {the}.
  De {b} no me [gustó|gustaron] {the}.
  A mí no me [gustó|gustaron] {the}.
  {The} no me [gustó|gustaron].
  Lo que no me gustó [fue|fueron] {the}.
  Lo que no me gustó de {b} [fue|fueron] {the}.
  Lo que no me gustó: {x}.

  # likedLeast
  Lo que menos me gustó [fue|fueron] {the}.
  Lo que menos me gustó de {b} [fue|fueron] {the}.
  De {b}, lo que menos me gustó [fue|fueron] {the}.
  Me [gustó|gustaron] menos {the}.
  De {b} me [gustó|gustaron] menos {the}.
  Lo que menos me gustó: {x}.

  # negative
  Lo negativo [fue|fueron] {the}.
  Lo negativo de {b} [fue|fueron] {the}.
  Para mí, lo negativo [fue|fueron] {the}.
  @decepcion Lo que me decepcionó [fue|fueron] {the}.
  @decepcion Me [decepcionó|decepcionaron] {the}.
  Lo negativo: {x}.

  # person
  Quiero mencionar a {x}.
  Gracias a {x}.
  Quiero nombrar a {x}.

  # audience
  Recomendaría {b} a {x}.
  Recomiendo {b} a {x}.
  Yo recomendaría {b} a {x}.

  # describe
  Describiría {b} como {x}.
  Para mí, {b} es {x}.
  En pocas palabras, {b} es {x}.
  En resumen, {b} es {x}.
  {b} es {x}.
  En pocas palabras: {x}.
`
