/** What a thing becomes that answers a question, by what the question asks for. */
export const frenchAsked = `
  # service
  J'ai fait appel à {b} pour {the}.
  J'ai choisi {b} pour {the}.
  Pour {the}, j'ai choisi {b}.
  Pour {the}, j'ai fait appel à {b}.
  C'est {b} que j'ai choisi pour {the}.
  Pour {the}, c'est {b} que j'ai choisi.
  C'est à {b} que j'ai fait appel pour {the}.
  C'était pour {the}.
  Côté {name}, j'ai choisi {b}.
  Côté {name}, j'ai fait appel à {b}.
  Côté {name}, c'est {b} que j'ai choisi.

  # service like repas sur place|manger sur place
  Chez {b}, j'ai choisi le repas sur place.
  J'ai choisi le repas sur place chez {b}.

  # service like ^à emporter
  Chez {b}, j'ai choisi {x}.

  # bestService
  Ce qui m'a le plus aidé, [c'est|ce sont] {the}.
  Ce qui m'a le plus aidé chez {b}, [c'est|ce sont] {the}.
  Chez {b}, ce qui m'a le plus aidé, [c'est|ce sont] {the}.
  J'ai fait appel à {b} pour {the}.
  J'ai choisi {b} pour {the}.
  Côté {x}, j'ai choisi {b}.

  # liked, benefit
  J'ai aimé {the}.
  {The} m'[a|ont] plu.
  J'ai apprécié chez {b} {the}.
  J'ai apprécié {the}.
  Chez {b}, j'ai aimé {the}.
  Chez {b}, j'ai apprécié {the}.
  Chez {b}, {the} m'[a|ont] plu.
  Ce que j'ai aimé chez {b}, [c'est|ce sont] {the}.
  Ce que j'apprécie chez {b}, [c'est|ce sont] {the}.
  Ce que j'ai aimé : {x}.
  Ce que j'ai aimé chez {b} : {x}.

  # likedMost
  Chez {b}, ce que j'ai le plus aimé, [c'est|ce sont] {the}.
  J'ai surtout aimé {the}.
  Chez {b}, j'ai surtout aimé {the}.
  Ce que j'ai le plus aimé : {x}.

  # before
  @avi(?:ez|ais) Avant, j'avais {a}.
  @avi(?:ez|ais) Avant {b}, j'avais {a}.
  @probleme Mon problème, [c'était|c'étaient] {the}.
  @probleme Avant {b}, mon problème, [c'était|c'étaient] {the}.
  @probleme J'avais un problème : {x}.

  # reason
  J'ai choisi {b} pour {the}.
  C'est pour {the} que j'ai choisi {b}.
  Si j'ai choisi {b}, c'est pour {the}.
  Pourquoi {b} ? {X}.

  # visit
  Si j'ai fait appel à {b}, c'est pour {the}.
  C'est pour {the} que j'ai fait appel à {b}.
  J'ai fait appel à {b} pour {the}.
  J'ai choisi {b} pour {the}.
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
  @resultat Résultat : {x}.
  @resultat Résultat avec {b} : {x}.

  # improve
  @amelior {b} pourrait améliorer {part}.
  @amelior On pourrait améliorer {part}.
  @amelior On pourrait améliorer {part} chez {b}.
  @amelior Je pense qu'on pourrait améliorer {part}.
  @amelior Je trouve qu'on pourrait améliorer {part}.
  @amelior Chez {b}, on pourrait améliorer {part}.
  @amelior À améliorer chez {b} : {x}.
  @amelior À améliorer : {x}.
  @mieux Ce que {b} pourrait faire mieux : {x}.
  @manque Il manque {x}.
  @manque Ce qui manque, c'est {x}.
  @manque Ce qui me manque, c'est {x}.
  @manque Chez {b}, il manque {x}.
  @chang Je changerais {the}.
  @chang Ce que je changerais, [c'est|ce sont] {the}.
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
  J'ai moins aimé {the}.
  Ce que j'ai le moins aimé : {x}.

  # negative
  @negatif Le point négatif, [c'est|ce sont] {the}.
  @negatif Pour moi, le point négatif, [c'est|ce sont] {the}.
  @negatif Le point négatif chez {b}, [c'est|ce sont] {the}.
  @negatif Chez {b}, le point négatif, [c'est|ce sont] {the}.
  @decu Ma déception, [c'est|ce sont] {the}.
  @decu Ce qui m'a déçu, [c'est|ce sont] {the}.
  @decu Chez {b}, ma déception, [c'est|ce sont] {the}.
  Point négatif : {x}.

  # person
  Je veux citer {x}.
  Merci à {x}.
  Chez {b}, merci à {x}.

  # audience
  Je recommanderais {b} à {x}.
  Je recommande {b} à {x}.
  Je peux recommander {b} à {x}.

  # describe
  Je décrirais {b} comme {x}.
  Pour moi, {b}, c'est {x}.
  En bref, {b}, c'est {x}.
  {b}, c'est {x}.
  En quelques mots, {b}, c'est {x}.
  En bref : {x}.
`
