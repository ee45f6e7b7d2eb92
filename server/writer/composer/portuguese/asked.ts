/** What a thing becomes that answers a question, by what the question asks for. */
export const portugueseAsked = `
  # service
  Fui a {b} para {x}.
  Para {x}, fui a {b}.
  Escolhi {b} para {x}.
  Para {x}, escolhi {b}.
  Recorri a {b} para {x}.
  Para {x}, recorri a {b}.
  Procurei {b} para {x}.
  Para {x}, procurei {b}.
  Fui lá para {x}.

  # service like ^refeição
  Escolhi a {x} em {b}.
  Em {b}, escolhi a {x}.

  # service like relatório|suporte|integraç|widget|software|sistema|gestão
  Uso {b} para {x}.
  Para {x}, uso {b}.
  Usei {b} para {x}.
  Escolhi {b} para {x}.
  Para {x}, escolhi {b}.

  # bestService
  O que mais me ajudou [foi|foram] {the}.
  O que mais me ajudou em {b} [foi|foram] {the}.
  Em {b}, o que mais me ajudou [foi|foram] {the}.
  {The} [foi|foram] o que mais me ajudou.
  Escolhi {b} para {x}.
  Recorri a {b} para {x}.

  # liked, benefit
  Gostei {of}.
  Em {b}, gostei {of}.
  Gostei {of} em {b}.
  O que me agradou em {b} [foi|foram] {the}.
  E gostei {of}.
  Eu gostei {of}.
  Do que gostei em {b}: {x}.

  # likedMost
  O melhor [foi|foram] {the}.
  O melhor de {b} [foi|foram] {the}.
  Para mim, o melhor [foi|foram] {the}.
  O que mais me agradou [foi|foram] {the}.
  O que mais me agradou em {b} [foi|foram] {the}.
  Em {b}, o que mais me agradou [foi|foram] {the}.
  Gostei mais {of}.
  Do que mais gostei: {x}.

  # before
  @tinha Eu tinha {x}.
  @tinha Antes de {b}, eu tinha {x}.
  @tinha Antes, eu tinha {x}.
  @tinha Antes de {b}, tinha {x}.
  @problema O meu problema [era|eram] {the}.
  @problema Antes de {b}, o meu problema [era|eram] {the}.
  @problema Fui a {b} com um problema: {x}.

  # reason
  Escolhi {b} {by}.
  {By}, escolhi {b}.
  Se escolhi {b}, foi {by}.
  Foi {by} que escolhi {b}.
  Por que {b}? {X}.

  # visit
  Fui a {b} {by}.
  Vim a {b} {by}.
  Vim {by}.
  Foi {by} que fui a {b}.
  Se fui a {b}, foi {by}.
  O que me levou a {b} [foi|foram] {the}.
  Por que {b}? {X}.

  # change
  @mud Agora tenho {more}.
  @mud Com {b}, tenho {more}.
  @mud Agora, com {b}, tenho {more}.
  @mud Hoje tenho {more}.
  @mud O que mudou para mim: {x}.
  @mud O que mudou: {x}.
  @resultado O resultado foi {x}.
  @resultado Para mim, o resultado foi {x}.
  @resultado Com {b}, o resultado foi {x}.
  @resultado O resultado com {b} foi {x}.
  @resultado O resultado: {x}.

  # improve
  @melhor {b} pode melhorar {part}.
  @melhor Acho que {b} pode melhorar {part}.
  @melhor Acho que {part} [pode|podem] melhorar.
  @melhor {Part} [pode|podem] melhorar.
  @melhor Em {b}, {part} [pode|podem] melhorar.
  @melhor {b} pode melhorar com {more}.
  @melhor Pode melhorar com {more}.
  @melhor Com {more}, {b} pode melhorar.
  @melhor Acho que {b} pode melhorar com {more}.
  @melhor Pode melhorar: {x}.
  @falta Falta {x}.
  @falta Falta-me {x}.
  @falta O que falta é {x}.
  @falta Em {b} falta {x}.
  @muda Eu mudaria {the}.
  @muda O que eu mudaria: {x}.

  # disliked
  Não gostei {of}.
  Em {b}, não gostei {of}.
  De {b}, não gostei {of}.
  Eu não gostei {of}.
  O que não me agradou [foi|foram] {the}.
  O que não me agradou em {b} [foi|foram] {the}.
  Do que não gostei: {x}.

  # likedLeast
  O que menos me agradou [foi|foram] {the}.
  O que menos me agradou em {b} [foi|foram] {the}.
  Em {b}, o que menos me agradou [foi|foram] {the}.
  Gostei menos {of}.
  Do que menos gostei: {x}.

  # negative
  @negativ O ponto negativo [foi|foram] {the}.
  @negativ Para mim, o ponto negativo [foi|foram] {the}.
  @negativ O ponto negativo de {b} [foi|foram] {the}.
  @dece O que me decepcionou [foi|foram] {the}.
  @dece Em {b}, o que me decepcionou [foi|foram] {the}.
  O lado negativo: {x}.

  # person
  Quero mencionar {x}.
  Um obrigado a {x}.
  Quero citar {x}.

  # audience
  Recomendo {b} a {x}.
  Recomendaria {b} a {x}.
  Eu recomendaria {b} a {x}.
  Posso recomendar {b} a {x}.

  # describe
  Descreveria {b} como {x}.
  Para mim, {b} é {x}.
  Em poucas palavras, {b} é {x}.
  Em resumo, {b} é {x}.
  {b} é {x}.
  Em poucas palavras: {x}.
`
