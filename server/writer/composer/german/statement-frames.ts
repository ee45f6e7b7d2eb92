/** Qualities, actions, verdicts and ratings as sentences, and what a text begins and goes on with. */
export const germanStatementFrames = `
  # they were
  Ich fand das Team {x}.
  Das Team war {x}.
  Das Team von {b} war {x}.
  Die Leute bei {b} waren {x}.
  Bei {b} war man {x}.
  Ich fand {b} {x}.

  # it was
  Es war {x}.
  Für mich war es {x}.
  Ich fand es {x}.
  Bei {b} war es {x}.
  Bei {b} lief es {x}.
  Es lief {x}.

  # I am
  Ich bin {x}.
  Mit {b} bin ich {x}.
  Ich bin mit {b} {x}.
  Ich persönlich bin {x}.

  # they did
  {b} {x}.

  # I did
  Ich {x}.

  # nothing: improve
  @besser Ich würde nichts verbessern.
  @besser Bei {b} würde ich nichts verbessern.
  @besser Es gibt nichts zu verbessern.
  @besser Zu verbessern gibt es nichts.
  @besser Bei {b} gibt es nichts zu verbessern.
  @verbesser Ich würde nichts verbessern.
  @verbesser Es gibt nichts zu verbessern.
  @fehl Mir fehlt nichts.
  @fehl Bei {b} fehlt mir nichts.
  @ander Ich würde nichts ändern.
  @ander Bei {b} würde ich nichts ändern.

  # nothing: likedLeast
  Was mir am wenigsten gefallen hat? {X}.

  # nothing: negative
  @enttausch Mich hat nichts enttäuscht.
  @stort Mich stört nichts.

  # nothing: liked
  Mir hat nichts gefallen.
  Bei {b} hat mir nichts gefallen.

  # nothing: likedMost
  Was mir am besten gefallen hat? {X}.

  # nothing: change
  @verander Verändert hat sich nichts.
  @verander Für mich hat sich nichts verändert.
  @ergebnis Das Ergebnis? {X}.

  # said yes
  {S}.
  {S}.
  {S}.
  Und ja, {s}.

  # said no
  {S}.
  {S}.

  # recommended
  Ich empfehle {b}.
  Ich würde {b} empfehlen.
  Ich kann {b} empfehlen.
  {b} kann ich empfehlen.
  {b} würde ich empfehlen.
  Ich persönlich würde {b} empfehlen.
  Und ja, ich würde {b} empfehlen.

  # not recommended
  Ich würde {b} nicht empfehlen.
  Ich kann {b} nicht empfehlen.
  {b} kann ich nicht empfehlen.
  {b} würde ich nicht empfehlen.
  Ich persönlich würde {b} nicht empfehlen.

  # surely recommended
  {X}, ich würde {b} empfehlen.
  Ich würde {b} empfehlen.
  Ich empfehle {b}.

  # perhaps to recommend
  Bei der Empfehlung gebe ich {b} {n}/{m}.
  Meine Empfehlung für {b} liegt bei {n}/{m}.
  Für {b} liegt meine Empfehlung bei {n}/{m}.

  # likely to recommend
  Ich würde {b} empfehlen.
  Ich empfehle {b}.
  {b} würde ich empfehlen.
  Ich würde {b} empfehlen, {n} von {m}.

  # rating
  Von mir gibt es {n} von {m} Sternen.
  Ich gebe {b} {n}/{m}.
  {n} [Stern|Sterne] für {b}.
  Von mir bekommt {b} {n} [Stern|Sterne].
  {b} bekommt von mir {n}/{m}.
  Von mir {n}/{m}.
  {n} von {m} Sternen für {b}.
  {n}/{m} von mir.
  Für {b} gibt es von mir {n}/{m}.
  Ich gebe {b} {n} von {m} Punkten.
  {n}/{m} für {b}.
  Ich gebe {n} [Stern|Sterne].

  # quoted
  „{q}“ {X}.

  # lead
  Meine Erfahrung mit {b}.
  Meine Meinung zu {b}.
  Zu {b} ein paar Worte.
  {b} in wenigen Worten.
  Über {b} ein paar Worte.
  Meine Meinung über {b}.
  Etwas über {b}.
  Etwas zu {b}.

  # lead with title
  Als {title} bei {company} kann ich sagen:

  # link
  Und
  Noch etwas:
  Übrigens:
  Was ich noch sagen möchte:
`
