/** Qualities, actions, verdicts and ratings as sentences, and what a text begins and goes on with. */
export const spanishStatementFrames = `
  # they were
  El trato fue {same}.
  En {b} el trato fue {same}.
  El trato en {b} fue {same}.
  Para mí, el trato fue {same}.
  Recibí un trato {same}.
  En {b} recibí un trato {same}.

  # it was
  Fue {same}.
  Para mí fue {same}.
  Todo fue {same}.
  En {b} fue {same}.

  # I am
  Estoy {x}.
  Estoy {x} con {b}.
  Con {b} estoy {x}.
  Personalmente, estoy {x}.

  # they did
  {X}.

  # I did
  {X}.

  # nothing: improve
  @mejor No mejoraría nada.
  @mejor Yo no mejoraría nada.
  @mejor De {b} no mejoraría nada.
  @mejor No hay nada que mejorar.
  @mejor En {b} no hay nada que mejorar.
  @falta No falta nada.
  @falta No me falta nada.
  @cambi No cambiaría nada.
  @cambi De {b} no cambiaría nada.

  # nothing: likedLeast
  ¿Qué me gustó menos? {X}.

  # nothing: liked
  No me gustó nada.
  De {b} no me gustó nada.

  # nothing: likedMost
  ¿Qué me gustó más? {X}.
  ¿Qué me gustó más de {b}? {X}.

  # nothing: change
  @cambi No ha cambiado nada.
  @cambi Para mí no ha cambiado nada.
  @resultado ¿El resultado? {X}.

  # said yes
  {S}.
  {S}.
  Y sí, {s}.

  # said no
  {S}.
  {S}.

  # recommended
  Recomiendo {b}.
  Recomendaría {b}.
  Yo recomendaría {b}.
  Personalmente, recomiendo {b}.
  Puedo recomendar {b}.
  Y sí, recomendaría {b}.

  # not recommended
  No recomiendo {b}.
  No recomendaría {b}.
  Yo no recomendaría {b}.
  No puedo recomendar {b}.
  Personalmente, no recomendaría {b}.

  # surely recommended
  {X}, recomendaría {b}.
  Recomendaría {b}.
  Recomiendo {b}.

  # perhaps to recommend
  Sobre recomendar {b}, diría un {n} de {m}.
  Para recomendar {b}, diría un {n} de {m}.
  Diría un {n} de {m} para recomendar {b}.

  # likely to recommend
  Recomiendo {b}.
  Recomendaría {b}.
  Puedo recomendar {b}.
  Recomendaría {b}, {n} de {m}.

  # rating
  Le doy un {n}/{m}.
  Le doy {n} [estrella|estrellas] a {b}.
  {b} se lleva un {n}/{m}.
  Le pongo a {b} un {n}/{m}.
  De nota, un {n}/{m}.
  A {b} le doy {n} [estrella|estrellas].
  Para mí, {b} es un {n}/{m}.
  {n} de {m} estrellas para {b}.
  Mi nota para {b} es un {n}.
  Le pongo un {n}/{m}.
  A {b} le pongo un {n}/{m}.
  Un {n}/{m} para {b}.
  Mi nota: {n}/{m}.

  # quoted
  «{q}» {X}.

  # lead
  Unas palabras sobre {b}.
  Mi opinión sobre {b}.
  Mi experiencia con {b}.
  Mi impresión sobre {b}.
  Mi impresión de {b}.
  De {b} quiero decir algo.
  Mi opinión de {b}.
  Quiero hablar de {b}.
  Algo sobre {b}.
  Mi valoración de {b}.

  # lead with title
  Como {title} en {company}, puedo decir esto:

  # link
  Además,
  Y
  Otra cosa:
  Por cierto,
`
