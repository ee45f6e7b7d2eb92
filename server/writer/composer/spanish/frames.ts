import { wordingsIn } from '../wordings.ts'

export const spanishWordings = wordingsIn(`
  # service
  Acudí a {b} por {the}.
  Fui a {b} por {the}.
  Elegí {b} para {x}.
  Para {x}, elegí {b}.
  Recurrí a {b} para {x}.
  Vine a {b} por {the}.

  # bestService
  Acudí a {b} por {the}.
  Lo que más me ayudó [fue|fueron] {the}.
  Lo que más me ayudó de {b} [fue|fueron] {the}.
  De {b}, lo que más me ayudó [fue|fueron] {the}.
  {The} [fue|fueron] lo que más me ayudó.
  Lo que más me ayudó: {x}.

  # liked, benefit
  Me [gustó|gustaron] {the}.
  De {b} me [gustó|gustaron] {the}.
  En {b} me [gustó|gustaron] {the}.
  De {b}, a mí me [gustó|gustaron] {the}.
  Y me [gustó|gustaron] {the}.
  {The} me [gustó|gustaron].
  Personalmente, me [gustó|gustaron] {the}.
  Lo que me gustó de {b}: {x}.
  Lo que me gustó: {x}.

  # liked

  # benefit
  Y a mí me [gustó|gustaron] {the}.

  # likedMost
  De {b}, lo mejor [fue|fueron] {the}.
  Lo mejor de {b} [fue|fueron] {the}.
  Lo mejor [fue|fueron] {the}.
  Me [gustó|gustaron] más {the}.
  De {b} me [gustó|gustaron] más {the}.
  En {b} me [gustó|gustaron] más {the}.
  {The} [fue|fueron] lo mejor de {b}.
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
  Por {the} elegí {b}.
  El motivo para elegir {b} [fue|fueron] {the}.
  Mi motivo para elegir {b} [fue|fueron] {the}.
  ¿Por qué {b}? {X}.

  # visit
  Vine por {the}.
  Acudí a {b} por {the}.
  Fui a {b} por {the}.
  Vine a {b} por {the}.
  A {b} me [llevó|llevaron] {the}.
  {The} me [llevó|llevaron] a {b}.
  ¿Por qué {b}? {X}.

  # change
  @cambi Ahora tengo {more}.
  @cambi Con {b} tengo {more}.
  @cambi Ahora, con {b}, tengo {more}.
  @cambi Tengo {more} ahora.
  @cambi Lo que ha cambiado para mí: {x}.
  @cambi Lo que ha cambiado: {x}.
  @resultado El resultado: {x}.
  @resultado El resultado fue {x}.
  @resultado Para mí, el resultado fue {x}.
  @resultado Con {b}, el resultado fue {x}.
  @resultado Mi resultado con {b} fue {x}.

  # improve
  @mejor {b} podría mejorar {part}.
  @mejor Se podría mejorar {part}.
  @mejor Lo que {b} podría mejorar [es|son] {part}.
  @mejor Lo que se podría mejorar [es|son] {part}.
  @mejor Creo que {b} podría mejorar {part}.
  @mejor En {b} se podría mejorar {part}.
  @mejor {b} podría mejorar con {more}.
  @mejor Podría mejorar con {more}.
  @mejor Con {more}, {b} podría mejorar.
  @mejor Creo que {b} podría mejorar con {more}.
  @mejor Creo que podría mejorar con {more}.
  @mejor Lo que {b} podría mejorar: {x}.
  @mejor Algo que mejorar: {x}.
  @falta Falta {x}.
  @falta Lo que falta es {x}.
  @falta En {b} falta {x}.
  @cambi Cambiaría {the}.
  @cambi Lo que cambiaría: {x}.

  # disliked
  No me [gustó|gustaron] {the}.
  De {b} no me [gustó|gustaron] {the}.
  {The} no me [gustó|gustaron].
  A mí no me [gustó|gustaron] {the}.
  Lo que no me gustó [fue|fueron] {the}.
  Lo que no me gustó de {b} [fue|fueron] {the}.
  Lo que no me gustó: {x}.

  # likedLeast
  Lo que menos me gustó [fue|fueron] {the}.
  Me [gustó|gustaron] menos {the}.
  De {b} me [gustó|gustaron] menos {the}.
  En {b} me [gustó|gustaron] menos {the}.
  A mí me [gustó|gustaron] menos {the}.
  {The} me [gustó|gustaron] menos.

  # negative
  Lo negativo [fue|fueron] {the}.
  Lo negativo de {b} [fue|fueron] {the}.
  Para mí, lo negativo [fue|fueron] {the}.
  @decepcion Lo que me decepcionó [fue|fueron] {the}.
  @decepcion Me [decepcionó|decepcionaron] {the}.
  Lo negativo: {x}.

  # person
  Quiero mencionar a {x}.
  En {b} quiero mencionar a {x}.
  Quiero nombrar a {x}.
  De {b} quiero nombrar a {x}.

  # audience
  Recomendaría {b} a {x}.
  Recomiendo {b} a {x}.
  Yo recomendaría {b} a {x}.

  # describe
  Describiría {b} como {x}.
  Para mí, {b} es {x}.
  En pocas palabras, {b} es {x}.
  En resumen, {b} es {x}.
  En pocas palabras: {x}.
  En resumen: {x}.

  # recommend

  # general
  {X}.
  En resumen: {x}.
  En general: {x}.
  Mi experiencia con {b}: {x}.
  Mi impresión de {b}: {x}.

  # they were
  En {b} el trato fue {same}.
  El trato fue {same}.
  Para mí, el trato fue {same}.
  El trato en {b} fue {same}.
  Fue un trato {same}.
  Mi impresión: {x}.

  # it was
  Fue {same}.
  Para mí fue {same}.
  Para mí, {b} fue {same}.
  Mi impresión: {x}.

  # I am
  Estoy {x}.
  Con {b} estoy {x}.
  Personalmente, estoy {x}.
  Me siento {x}.

  # they did
  {X}.

  # I did
  {X}.

  # nothing: improve
  @mejor No mejoraría nada.
  @mejor Yo no mejoraría nada.
  @mejor En {b} no mejoraría nada.
  @mejor De {b} no mejoraría nada.
  @mejor No hay nada que mejorar.
  @falta No falta nada.
  @cambi No cambiaría nada.
  @cambi En {b} no cambiaría nada.

  # nothing: likedLeast
  ¿Qué me gustó menos? {X}.

  # nothing: liked
  No me gustó nada.
  ¿Qué me gustó de {b}? {X}.

  # nothing: likedMost
  ¿Qué me gustó más? {X}.
  ¿Qué me gustó más de {b}? {X}.

  # nothing: change
  @cambi No ha cambiado nada.
  @cambi Para mí no ha cambiado nada.
  @resultado ¿El resultado? {X}.

  # said yes
  {S}.
  Sí, {s}.
  Y sí, {s}.

  # said no
  {S}.
  No, {s}.
  Y no, {s}.

  # recommended
  Recomendaría {b}.
  Recomiendo {b}.
  Sí, recomendaría {b}.
  Yo recomendaría {b}.
  {b} tiene mi recomendación.
  Personalmente, recomendaría {b}.
  Y sí, recomendaría {b}.

  # not recommended
  No recomendaría {b}.
  No, no recomendaría {b}.
  Yo no recomendaría {b}.
  {b} no tiene mi recomendación.
  Personalmente, no recomendaría {b}.

  # surely recommended
  {X}, recomendaría {b}.
  Recomendaría {b}.
  Recomiendo {b}.

  # perhaps to recommend
  Le doy a {b} una recomendación de {n}/{m}.
  A {b} le doy una recomendación de {n}/{m}.
  Mi recomendación de {b} es de {n}/{m}.
  Para {b}, mi recomendación es {n}/{m}.
  Mi recomendación es de {n}/{m}.
  {b} recibe una recomendación de {n}/{m}.

  # likely to recommend
  Recomendaría {b}, {n} de {m}.
  Recomendaría {b}: {n}/{m}.

  # rating
  Le doy a {b} {n}/{m}.
  Le doy {n}/{m}.
  A {b} le doy {n}/{m}.
  Mi nota para {b}: {n}/{m}.
  Mi nota: {n}/{m}.
  {b} recibe {n}/{m} de mi parte.
  De mi parte, {b} recibe {n}/{m}.
  A {b} le pongo {n}/{m}.
  Le pongo a {b} {n} de {m} estrellas.
  Le pongo {n}/{m}.
  {n} de {m} estrellas para {b}.
  {n}/{m} de mi parte.
  Para {b}, {n} de {m} estrellas.
  Para {b}, {n}/{m}.
  Mi valoración de {b} es {n}/{m}.

  # quoted
  «{q}» {X}.

  # lead
  Mi experiencia con {b}:
  Sobre {b} puedo decir:
  Unas palabras sobre {b}:
  Mi opinión de {b}:
  De {b} puedo decir esto:
  Mi experiencia:
  Mi opinión sobre {b}:
  Así fue con {b}:
  Mi impresión:
  Sobre {b}:
  Mi impresión de {b}:

  # lead with title
  Como {title} en {company}, puedo decir esto:

  # link
  Además,
  Y
  También quiero decir:
  Otro punto:
  Añado:
`)
