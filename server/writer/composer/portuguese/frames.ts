import { wordingsIn } from '../wordings.ts'

export const portugueseWordings = wordingsIn(`
  # service
  Para {x}, fui a {b}.
  Fui a {b} para {x}.
  Usei {b} para {x}.
  Escolhi {b} para {x}.
  Para {x}, escolhi {b}.
  Recorri a {b} para {x}.
  Procurei {b} para {x}.

  # bestService
  Usei {b} para {x}.
  Fui a {b} para {x}.
  Escolhi {b} para {x}.
  Para {x}, fui a {b}.
  Recorri a {b} para {x}.

  # liked, benefit
  Gostei {of}.
  Em {b}, gostei {of}.
  Eu gostei {of}.
  E gostei {of}.
  De {b}, gostei {of}.
  Com {b}, gostei {of}.
  Do que gostei em {b}: {x}.

  # liked
  Em {b}, o que me agradou [foi|foram] {the}.

  # likedMost
  Em {b}, do que mais gostei foi {of}.
  O que mais me agradou [foi|foram] {the}.
  O que mais me agradou em {b} [foi|foram] {the}.
  {The} [foi|foram] o que mais me agradou.
  O melhor de {b} [foi|foram] {the}.
  Para mim, o melhor [foi|foram] {the}.
  Do que mais gostei: {x}.

  # before
  @tinha Eu tinha {x}.
  @tinha Antes de {b}, eu tinha {x}.
  @tinha Antes, eu tinha {x}.
  @problema O meu problema [era|eram] {the}.
  @problema O problema que eu tinha [era|eram] {the}.
  @problema Fui a {b} com um problema: {x}.

  # reason
  Escolhi {b} {by}.
  {By}, escolhi {b}.
  Eu escolhi {b} {by}.
  Para mim, {the} [foi|foram] o motivo.
  Por que {b}? {X}.

  # visit
  Fui a {b} {by}.
  Vim a {b} {by}.
  Vim {by}.
  Fui {by} a {b}.
  O que me levou lá [foi|foram] {the}.
  O que me levou a {b}: {x}.

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
  @resultado O meu resultado com {b} foi {x}.
  @resultado O resultado: {x}.

  # improve
  @melhor {b} pode melhorar {part}.
  @melhor O que {b} pode melhorar [é|são] {part}.
  @melhor Acho que {b} pode melhorar {part}.
  @melhor Em {b}, pode melhorar {part}.
  @melhor {b} pode melhorar com {more}.
  @melhor Pode melhorar com {more}.
  @melhor Com {more}, {b} pode melhorar.
  @melhor Acho que {b} pode melhorar com {more}.
  @melhor O que {b} pode melhorar: {x}.
  @melhor Algo a melhorar: {x}.
  @falta Falta {x}.
  @falta O que falta é {x}.
  @falta Em {b} falta {x}.
  @muda Eu mudaria {the}.
  @muda O que eu mudaria: {x}.

  # disliked
  Não gostei {of}.
  Em {b}, não gostei {of}.
  Eu não gostei {of}.
  Do que não gostei foi {of}.
  Do que não gostei em {b} foi {of}.
  Do que não gostei: {x}.
  Do que não gostei em {b}: {x}.

  # likedLeast
  Do que menos gostei foi {of}.
  Do que menos gostei em {b} foi {of}.
  Em {b}, do que menos gostei foi {of}.
  O que menos me agradou [foi|foram] {the}.
  {The} [foi|foram] o que menos me agradou.
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
  Em {b}, quero mencionar {x}.
  Quero citar {x}.
  De {b}, quero citar {x}.

  # audience
  Eu recomendaria {b} a {x}.
  Recomendo {b} a {x}.
  Recomendaria {b} a {x}.

  # describe
  Eu descreveria {b} como {x}.
  Descreveria {b} como {x}.
  Para mim, {b} é {x}.
  Em poucas palavras, {b} é {x}.
  Em resumo, {b} é {x}.
  Em poucas palavras: {x}.

  # recommend

  # general
  {X}.
  Em resumo: {x}.
  No geral: {x}.
  A minha experiência com {b}: {x}.
  A minha impressão de {b}: {x}.

  # they were
  Em {b}, o atendimento foi {same}.
  O atendimento foi {same}.
  Para mim, o atendimento foi {same}.
  O atendimento em {b} foi {same}.
  Foi um atendimento {same}.
  A minha impressão: {x}.

  # it was
  Foi {same}.
  Para mim, foi {same}.
  Achei {same}.
  Para mim, {b} foi {same}.
  A minha impressão: {x}.

  # I am
  Estou {x}.
  Com {b}, estou {x}.
  Pessoalmente, estou {x}.
  Sinto-me {x}.

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
  @falta Não falta nada.
  @muda Eu não mudaria nada.
  @muda Em {b}, não mudaria nada.

  # nothing: likedLeast
  Do que menos gostei? {X}.

  # nothing: liked
  Não gostei de nada.
  Do que gostei em {b}? {X}.

  # nothing: likedMost
  Do que mais gostei? {X}.

  # nothing: change
  @mud Não mudou nada.
  @mud Para mim, não mudou nada.
  @resultado O resultado? {X}.

  # said yes
  {S}.
  Sim, {s}.
  E sim, {s}.

  # said no
  {S}.
  Não, {s}.
  E não, {s}.

  # recommended
  Eu recomendaria {b}.
  Recomendo {b}.
  Sim, eu recomendaria {b}.
  Recomendaria {b}.
  {b} tem a minha recomendação.
  Pessoalmente, recomendaria {b}.
  E sim, recomendaria {b}.

  # not recommended
  Eu não recomendaria {b}.
  Não recomendaria {b}.
  Não, eu não recomendaria {b}.
  {b} não tem a minha recomendação.
  Pessoalmente, não recomendaria {b}.

  # surely recommended
  {X}, recomendaria {b}.
  Recomendaria {b}.
  Recomendo {b}.

  # perhaps to recommend
  Dou a {b} uma recomendação de {n}/{m}.
  De mim, {b} recebe uma recomendação de {n}/{m}.
  A minha recomendação para {b} é {n}/{m}.
  {b} recebe uma recomendação de {n}/{m}.

  # likely to recommend
  Eu recomendaria {b}, {n} em {m}.
  Eu recomendaria {b}: {n}/{m}.

  # rating
  Dou {n}/{m} a {b}.
  Dou a {b} {n} de {m} estrelas.
  A {b} dou {n}/{m}.
  A minha nota para {b}: {n}/{m}.
  A minha nota: {n}/{m}.
  {b} recebe {n}/{m} da minha parte.
  Da minha parte, {b} recebe {n}/{m}.
  Dou {n}/{m}.
  {n} de {m} estrelas para {b}.
  {n}/{m} da minha parte.
  Para {b}, {n} de {m} estrelas.
  Para {b}, {n}/{m}.
  A minha avaliação de {b} é {n}/{m}.

  # quoted
  «{q}» {X}.

  # lead
  Sobre {b} posso dizer:
  Umas palavras sobre {b}:
  Minha opinião sobre {b}:
  De {b} posso dizer isto:
  Minha experiência:
  Sobre {b}:
  Foi assim com {b}:
  Minha impressão de {b}:
  Minha experiência com {b}:
  Quanto a {b}:

  # lead with title
  Como {title} em {company}, posso dizer isto:

  # link
  Além disso,
  E
  Também quero dizer:
  Outro ponto:
  Acrescento:
`)
