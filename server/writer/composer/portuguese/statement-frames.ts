/** Qualities, actions, verdicts and ratings as sentences, and what a text begins and goes on with. */
export const portugueseStatementFrames = `
  # they were
  O atendimento foi {same}.
  Em {b}, o atendimento foi {same}.
  O atendimento em {b} foi {same}.
  Para mim, o atendimento foi {same}.
  Recebi um atendimento {same}.
  Em {b}, recebi um atendimento {same}.

  # it was
  Foi {same}.
  Para mim, foi {same}.
  Achei {same}.
  Para mim, {b} foi {same}.

  # I am
  Estou {x}.
  Estou {x} com {b}.
  Com {b}, estou {x}.

  # they did
  {X}.

  # I did
  {X}.

  # nothing: improve
  @melhor Eu não melhoraria nada.
  @melhor Não há nada a melhorar em {b}.
  @melhor Não há nada a melhorar.
  @melhor Em {b}, não há nada a melhorar.
  @melhor Não melhoraria nada.
  @melhor Não vejo nada a melhorar.
  @falta Não falta nada.
  @falta Não me falta nada.
  @muda Eu não mudaria nada.
  @muda Em {b}, não mudaria nada.

  # nothing: likedLeast
  Do que menos gostei? {X}.

  # nothing: liked
  Não gostei de nada.
  Em {b}, não gostei de nada.

  # nothing: likedMost
  Do que mais gostei? {X}.

  # nothing: change
  @mud Não mudou nada.
  @mud Para mim, não mudou nada.
  @resultado O resultado? {X}.

  # said yes
  {S}.
  {S}.
  E sim, {s}.

  # said no
  {S}.
  {S}.

  # recommended
  Recomendo {b}.
  Eu recomendaria {b}.
  Recomendaria {b}.
  Posso recomendar {b}.
  Pessoalmente, recomendo {b}.
  E sim, recomendaria {b}.

  # not recommended
  Não recomendo {b}.
  Eu não recomendaria {b}.
  Não recomendaria {b}.
  Não posso recomendar {b}.
  Pessoalmente, não recomendaria {b}.

  # surely recommended
  {X}, recomendaria {b}.
  Recomendaria {b}.
  Recomendo {b}.

  # perhaps to recommend
  Sobre recomendar {b}, eu diria {n} de {m}.
  Para recomendar {b}, eu diria {n} de {m}.
  Eu diria {n} de {m} para recomendar {b}.

  # likely to recommend
  Recomendo {b}.
  Eu recomendaria {b}.
  Posso recomendar {b}.
  Eu recomendaria {b}, {n} em {m}.

  # rating
  Dou {n}/{m} a {b}.
  Dou {n} [estrela|estrelas] a {b}.
  Dou um {n}/{m}.
  Da minha parte, {n}/{m}.
  Dou a {b} {n} de {m} estrelas.
  Para mim, {b} é um {n}/{m}.
  De nota, {n}/{m}.
  A {b} dou {n} [estrela|estrelas].
  {n} de {m} estrelas para {b}.
  {n} em {m} para {b}.
  A minha nota para {b} é {n}.
  {b} leva um {n}/{m}.
  Um {n}/{m} para {b}.

  # quoted
  «{q}» {X}.

  # lead
  Umas palavras sobre {b}.
  Minha opinião sobre {b}.
  Sobre {b}, umas palavras.
  Minha experiência com {b}.
  Minha impressão de {b}.
  Minha impressão sobre {b}.
  Quero falar de {b}.
  Sobre {b}, quero dizer algo.

  # lead with title
  Como {title} em {company}, posso dizer isto:

  # link
  Além disso,
  E
  Outra coisa:
`
