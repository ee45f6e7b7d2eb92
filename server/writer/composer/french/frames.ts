import { wordingsIn } from '../wordings.ts'

export const frenchWordings = wordingsIn(`
  # service
  J'ai fait appel à {b} pour {the}.
  J'ai choisi {b} pour {the}.
  Pour {the}, j'ai choisi {b}.
  C'est pour {the} que j'ai choisi {b}.
  Mon expérience avec {b} : {x}.
  Mon choix chez {b} : {x}.

  # bestService
  Ce qui m'a le plus aidé, [c'est|ce sont] {the}.
  Chez {b}, ce qui m'a le plus aidé, [c'est|ce sont] {the}.
  J'ai fait appel à {b} pour {the}.
  J'ai choisi {b} pour {the}.
  Pour {the}, j'ai choisi {b}.
  Ce qui m'a le plus aidé : {x}.

  # liked, benefit
  J'ai aimé {the}.
  Chez {b}, j'ai aimé {the}.
  J'ai apprécié {the}.
  Chez {b}, j'ai apprécié {the}.
  {The} m'[a|ont] plu.
  {The} m'[a|ont] plu chez {b}.
  Chez {b}, {the} m'[a|ont] plu.
  Ce que j'ai aimé : {x}.
  Chez {b}, j'ai aimé ceci : {x}.
  J'ai aimé ceci : {x}.
  Chez {b}, ce qui m'a plu : {x}.

  # likedMost
  Chez {b}, ce que j'ai le plus aimé, [c'est|ce sont] {the}.
  Chez {b}, j'ai surtout aimé {the}.
  Chez {b}, j'ai préféré {the}.
  {The} m'[a|ont] le plus plu.
  Ce que j'ai le plus aimé : {x}.

  # before
  @avi(?:ez|ais) J'avais {x}.
  @avi(?:ez|ais) Avant {b}, j'avais {x}.
  @probleme Mon problème, c'était {x}.
  @probleme Avant {b}, mon problème, c'était {x}.
  @probleme J'avais un problème : {x}.

  # reason
  J'ai choisi {b} pour {the}.
  C'est pour {the} que j'ai choisi {b}.
  La raison de mon choix, [c'est|ce sont] {the}.
  Pourquoi {b} ? {X}.

  # visit
  La raison, [c'était|c'étaient] {the}.
  Pourquoi {b} ? {X}.

  # change
  @chang Maintenant, j'ai {more}.
  @chang J'ai maintenant {more}.
  @chang Avec {b}, j'ai {more}.
  @chang Aujourd'hui, j'ai {more}.
  @chang Avec {b}, j'ai maintenant {more}.
  @chang Ce qui a changé pour moi : {x}.
  @chang Ce qui a changé : {x}.
  @resultat Le résultat, c'est {x}.
  @resultat Pour moi, le résultat, c'est {x}.
  @resultat Avec {b}, le résultat, c'est {x}.
  @resultat Mon résultat avec {b}, c'est {x}.
  @resultat Le résultat : {x}.

  # improve
  @amelior {b} pourrait améliorer {part}.
  @amelior On pourrait améliorer {part}.
  @amelior Ce que {b} pourrait améliorer, [c'est|ce sont] {part}.
  @amelior Ce qu'on pourrait améliorer, [c'est|ce sont] {part}.
  @amelior Je pense qu'on pourrait améliorer {part}.
  @amelior Chez {b}, on pourrait améliorer {part}.
  @amelior Ce que {b} pourrait améliorer : {x}.
  @amelior Ce qu'on pourrait améliorer : {x}.
  @amelior À améliorer chez {b} : {x}.
  @amelior Chez {b}, à améliorer : {x}.
  @mieux Ce que {b} pourrait faire mieux : {x}.
  @manque Il manque {x}.
  @manque Ce qui manque, c'est {x}.
  @manque Chez {b}, il manque {x}.
  @chang Je changerais {the}.
  @chang Ce que je changerais : {x}.

  # disliked
  Je n'ai pas aimé {the}.
  Chez {b}, je n'ai pas aimé {the}.
  Ce que je n'ai pas aimé, [c'est|ce sont] {the}.
  Ce que je n'ai pas aimé chez {b}, [c'est|ce sont] {the}.
  Ce que je n'ai pas aimé : {x}.

  # likedLeast
  Ce que j'ai le moins aimé, [c'est|ce sont] {the}.
  Ce que j'ai le moins aimé chez {b}, [c'est|ce sont] {the}.
  Chez {b}, ce que j'ai le moins aimé, [c'est|ce sont] {the}.
  {The}, c'est ce que j'ai le moins aimé.
  Ce que j'ai le moins aimé : {x}.

  # negative
  @negatif Le point négatif, [c'est|ce sont] {the}.
  @negatif Pour moi, le point négatif, [c'est|ce sont] {the}.
  @negatif Le point négatif de {b}, [c'est|ce sont] {the}.
  @negatif Chez {b}, le point négatif, [c'est|ce sont] {the}.
  @decu Ma déception, [c'est|ce sont] {the}.
  @decu Pour moi, la déception, [c'est|ce sont] {the}.
  @decu Chez {b}, ma déception, [c'est|ce sont] {the}.
  @decu Ma déception chez {b}, [c'est|ce sont] {the}.
  Côté négatif : {x}.

  # person
  Je veux mentionner {x}.
  Chez {b}, je veux mentionner {x}.
  Je veux citer {x}.
  De {b}, je veux citer {x}.

  # audience
  Je recommanderais {b} à {x}.
  Je recommande {b} à {x}.
  Moi, je recommanderais {b} à {x}.

  # describe
  Je décrirais {b} comme {x}.
  Pour moi, {b}, c'est {x}.
  En bref, {b}, c'est {x}.
  {b}, c'est {x}.
  En quelques mots : {x}.
  En bref : {x}.

  # recommend

  # general
  {X}.
  En bref : {x}.
  En somme : {x}.
  Mon expérience avec {b} : {x}.
  Mon impression de {b} : {x}.

  # they were
  Le service était {same}.
  Chez {b}, le service était {same}.
  Pour moi, le service était {same}.
  J'ai trouvé le service {same}.
  Chez {b}, j'ai trouvé le service {same}.
  Mon impression : {x}.

  # it was
  C'était {same}.
  Pour moi, c'était {same}.
  J'ai trouvé ça {same}.
  Chez {b}, c'était {same}.
  Mon impression : {x}.

  # I am
  Je suis {x}.
  Avec {b}, je suis {x}.
  Personnellement, je suis {x}.

  # they did
  {b} {x}.

  # I did
  Je {x}.
  Moi, je {x}.

  # nothing: improve
  @amelior Il n'y a rien à améliorer chez {b}.
  @amelior Il n'y a rien à améliorer.
  @amelior Chez {b}, il n'y a rien à améliorer.
  @amelior Pour moi, il n'y a rien à améliorer.
  @manque Il ne manque rien.
  @manque Chez {b}, il ne manque rien.
  @chang Je ne changerais rien.
  @chang Chez {b}, je ne changerais rien.

  # nothing: likedLeast
  Ce que j'ai le moins aimé ? {X}.

  # nothing: negative
  @negatif Il n'y a rien de négatif.
  @negatif Un point négatif ? {X}.
  @decu Ma déception ? {X}.

  # nothing: liked
  Je n'ai rien aimé.
  Ce que j'ai aimé chez {b} ? {X}.

  # nothing: likedMost
  Ce que j'ai le plus aimé ? {X}.

  # nothing: change
  @chang Rien n'a changé.
  @chang Pour moi, rien n'a changé.
  @resultat Le résultat ? {X}.

  # said yes
  {S}.
  Oui, {s}.
  Et oui, {s}.

  # said no
  {S}.
  Non, {s}.
  Et non, {s}.

  # recommended
  Je recommanderais {b}.
  Je recommande {b}.
  Oui, je recommande {b}.
  Moi, je recommande {b}.
  {b} a ma recommandation.
  Personnellement, je recommanderais {b}.
  Et oui, je recommande {b}.

  # not recommended
  Je ne recommanderais pas {b}.
  Non, je ne recommanderais pas {b}.
  Moi, je ne recommanderais pas {b}.
  {b} n'a pas ma recommandation.
  Personnellement, je ne recommanderais pas {b}.

  # surely recommended
  {X}, je recommanderais {b}.
  Je recommanderais {b}.
  Je recommande {b}.

  # perhaps to recommend
  Je donne à {b} une recommandation de {n}/{m}.
  Pour {b}, ma recommandation est de {n}/{m}.
  Ma recommandation pour {b} est de {n}/{m}.

  # likely to recommend
  Je recommanderais {b}, {n} sur {m}.
  Je recommanderais {b} : {n}/{m}.

  # rating
  Je donne {n}/{m} à {b}.
  Je donne {n}/{m}.
  À {b}, je donne {n}/{m}.
  Ma note pour {b} : {n}/{m}.
  Ma note : {n}/{m}.
  {b} reçoit {n}/{m} de ma part.
  De ma part, {b} reçoit {n}/{m}.
  Je mets {n}/{m} à {b}.
  Je mets {n}/{m}.
  À {b}, je mets {n}/{m}.
  {n} [étoile|étoiles] sur {m} pour {b}.
  {n}/{m} de ma part.
  Pour {b}, {n} [étoile|étoiles] sur {m}.
  Pour {b}, c'est {n}/{m}.

  # quoted
  « {q} » {X}.

  # lead
  Mon expérience avec {b} :
  Quelques mots sur {b} :
  Mon avis sur {b} :
  De {b}, je peux dire ceci :
  Mon expérience :
  À propos de {b} :
  Mon impression :
  Mon expérience chez {b} :
  Au sujet de {b} :
  Mon impression de {b} :

  # lead with title
  Comme {title} chez {company}, je peux dire ceci :

  # link
  Et
  J'ajoute :
  Autre point :
  Par ailleurs,
  Je veux aussi dire :
`)
