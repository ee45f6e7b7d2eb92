/** Qualities, actions, verdicts and ratings as sentences, and what a text begins and goes on with. */
export const frenchStatementFrames = `
  # they were
  J'ai trouvé le service {same}.
  Le service était {same}.
  Chez {b}, le service était {same}.
  Chez {b}, j'ai trouvé le service {same}.
  J'ai eu affaire à des gens {many}.
  Chez {b}, j'ai eu affaire à des gens {many}.
  Chez {b}, les gens étaient {many}.

  # it was
  C'était {same}.
  Pour moi, c'était {same}.
  J'ai trouvé ça {same}.
  Chez {b}, c'était {same}.
  J'ai trouvé {b} {same}.

  # I am
  Je suis {x}.
  Je suis {x} de {b}.
  Personnellement, je suis {x}.

  # they did
  {b} {x}.

  # I did
  Je {x}.
  Moi, je {x}.

  # nothing: improve
  @amelior Il n'y a rien à améliorer chez {b}.
  @amelior Il n'y a rien à améliorer.
  @amelior Pour moi, il n'y a rien à améliorer.
  @amelior Je ne vois rien à améliorer.
  @amelior Je ne vois rien à améliorer chez {b}.
  @manque Il ne manque rien.
  @manque Il ne me manque rien.
  @manque Chez {b}, il ne manque rien.
  @chang Je ne changerais rien.
  @chang Chez {b}, je ne changerais rien.

  # nothing: likedLeast
  Ce que j'ai le moins aimé ? {X}.

  # nothing: negative
  @negatif Il n'y a rien de négatif.
  @negatif Je ne vois rien de négatif.
  @decu Ma déception ? {X}.

  # nothing: liked
  Je n'ai rien aimé.
  Je n'ai rien aimé chez {b}.

  # nothing: likedMost
  Ce que j'ai le plus aimé ? {X}.

  # nothing: change
  @chang Rien n'a changé.
  @chang Pour moi, rien n'a changé.
  @resultat Le résultat ? {X}.

  # said yes
  {S}.
  {S}.
  Et oui, {s}.

  # said no
  {S}.
  {S}.

  # recommended
  Je recommande {b}.
  Je recommanderais {b}.
  Moi, je recommande {b}.
  Je peux recommander {b}.
  Personnellement, je recommande {b}.
  Et oui, je recommande {b}.

  # not recommended
  Je ne recommande pas {b}.
  Je ne recommanderais pas {b}.
  Je ne peux pas recommander {b}.
  Personnellement, je ne recommanderais pas {b}.

  # surely recommended
  {X}, je recommanderais {b}.
  Je recommanderais {b}.
  Je recommande {b}.

  # perhaps to recommend
  Ma recommandation pour {b} est de {n}/{m}.
  Ma recommandation de {b} est de {n}/{m}.
  Recommander {b} est à {n} sur {m} pour moi.

  # likely to recommend
  Je recommande {b}.
  Je recommanderais {b}.
  Je peux recommander {b}.
  Je recommanderais {b}, {n} sur {m}.

  # rating
  Je mets {n}/{m}.
  Je mets {n} [étoile|étoiles] à {b}.
  Je donne {n}/{m} à {b}.
  Pour moi, c'est {n}/{m}.
  Pour moi, {b}, c'est {n} [étoile|étoiles].
  Ce sera {n}/{m} pour {b}.
  Je note {b} {n}/{m}.
  {n} sur {m} pour {b}.
  {n} [étoile|étoiles] pour {b}.
  {n}/{m} pour moi.
  Je mets {n} [étoile|étoiles].
  {b}, c'est {n}/{m} pour moi.
  À {b}, je mets {n} sur {m}.

  # quoted
  « {q} » {X}.

  # lead
  Quelques mots sur {b}.
  Mon avis sur {b}.
  Mon impression de {b}.
  De {b}, quelques mots.
  Mon expérience avec {b}.
  Un mot sur {b}.
  À propos de {b}, quelques mots.
  {b}, en quelques mots.
  Mon expérience chez {b}.
  Sur {b}, quelques mots.
  Un avis sur {b}.

  # lead with title
  En tant que {title} chez {company}, je peux dire ceci :

  # link
  Et
  Par ailleurs,
  Autre chose :
  Au passage,
`
