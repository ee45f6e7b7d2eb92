import { wordingsIn } from '../wordings.ts'

export const germanWordings = wordingsIn(`
  # service
  Bei {b} ging es um {object}.
  Für {object} war ich bei {b}.
  Für {object} kam ich zu {b}.
  Für {object} ging ich zu {b}.
  Für {object} habe ich {b} gewählt.
  Ich habe {b} für {object} gewählt.
  Mein Anliegen bei {b}: {x}.
  Mein Anliegen: {x}.

  # bestService
  Am meisten geholfen [hat|haben] mir {the}.
  Bei {b} [hat|haben] mir {the} am meisten geholfen.
  {The} [hat|haben] mir am meisten geholfen.
  Am meisten [hat|haben] mir bei {b} {the} geholfen.
  Was mir am meisten geholfen hat, [war|waren] {the}.
  Was mir bei {b} am meisten geholfen hat: {x}.

  # liked, benefit
  Mir [hat|haben] {the} gefallen.
  An {b} [hat|haben] mir {the} gefallen.
  Bei {b} [gefiel|gefielen] mir {the}.
  An {b} [gefiel|gefielen] mir {the}.
  Mir [hat|haben] an {b} {the} gefallen.
  {The} [gefiel|gefielen] mir.
  Was mir gefallen hat: {x}.
  Was mir an {b} gefiel: {x}.
  Was mir gefiel: {x}.

  # likedMost
  Am besten [hat|haben] mir {the} gefallen.
  Am besten gefallen [hat|haben] mir {the}.
  An {b} [hat|haben] mir {the} am besten gefallen.
  Bei {b} [gefiel|gefielen] mir {the} am besten.
  {The} [hat|haben] mir am besten gefallen.
  Mir [gefiel|gefielen] {the} am besten.
  Am besten [gefiel|gefielen] mir {the}.
  An {b} [gefiel|gefielen] mir {the} am besten.
  {The} [gefiel|gefielen] mir am besten.
  Was mir am besten gefallen hat: {x}.

  # before
  @hatten? Ich hatte {bare}.
  @hatten? Vor {b} hatte ich {bare}.
  @hatten? Vorher hatte ich {bare}.
  @problem Mein Problem [war|waren] {the}.
  @problem Das Problem, das ich hatte, [war|waren] {the}.
  @problem Mein Problem vor {b} [war|waren] {the}.
  @problem Ich hatte ein Problem: {x}.
  @problem Mein Problem: {x}.

  # reason
  Für {b} [sprach|sprachen] {the}.
  Mein Grund für {b} [war|waren] {the}.
  Der Grund für {b} [war|waren] {the}.
  {The} [sprach|sprachen] für {b}.
  Für {b} sprach: {x}.

  # visit
  Der Grund war {x}.
  Mein Grund war {x}.
  Zu {b} [hat|haben] mich {x} geführt.
  Was mich zu {b} geführt hat, [war|waren] {x}.
  {X} [hat|haben] mich zu {b} geführt.
  Der Grund für {b} war {x}.

  # change
  @verander Ich habe jetzt {more}.
  @verander Jetzt habe ich {more}.
  @verander Mit {b} habe ich {more}.
  @verander Heute habe ich {more}.
  @verander Mit {b} habe ich jetzt {more}.
  @verander Was sich für mich verändert hat: {x}.
  @verander Verändert hat sich: {x}.
  @ergebnis Ich sehe {x}.
  @ergebnis Mit {b} sehe ich {x}.
  @ergebnis Als Ergebnis habe ich {more}.
  @ergebnis Im Ergebnis habe ich {more}.
  @ergebnis Im Ergebnis sehe ich {x}.
  @ergebnis Als Ergebnis sehe ich {x}.
  @ergebnis Das Ergebnis: {x}.

  # improve
  @besser {Part} [könnte|könnten] besser sein.
  @besser Besser sein [könnte|könnten] {part}.
  @besser Bei {b} [könnte|könnten] {part} besser sein.
  @besser Ich finde, {part} [könnte|könnten] besser sein.
  @besser Was besser sein könnte, [ist|sind] {part}.
  @besser Was besser sein könnte: {x}.
  @besser Was bei {b} besser sein könnte: {x}.
  @besser Bei {b} könnte besser sein: {x}.
  @besser Besser sein könnte: {x}.
  @besser Was {b} besser machen könnte: {x}.
  @besser Besser machen könnte {b} das: {x}.
  @verbesser Verbessern könnte {b} {object}.
  @verbesser {b} könnte {object} verbessern.
  @verbesser Ich finde, {b} könnte {object} verbessern.
  @verbesser Was {b} verbessern könnte: {x}.
  @fehl Mir [fehlt|fehlen] noch {x}.
  @fehl Bei {b} [fehlt|fehlen] mir noch {x}.
  @fehl {X} [fehlt|fehlen] mir noch.
  @fehl Was mir noch fehlt, [ist|sind] {x}.
  @fehl Was mir bei {b} noch fehlt, [ist|sind] {x}.
  @ander Ich würde {object} ändern.
  @ander Was ich ändern würde: {x}.

  # disliked
  Mir [hat|haben] {the} nicht gefallen.
  An {b} [hat|haben] mir {the} nicht gefallen.
  {The} [hat|haben] mir nicht gefallen.
  Nicht gefallen [hat|haben] mir {the}.
  Was mir nicht gefallen hat, [war|waren] {the}.
  Was mir nicht gefallen hat: {x}.

  # likedLeast
  Am wenigsten [hat|haben] mir {the} gefallen.
  Am wenigsten [gefiel|gefielen] mir {the}.
  {The} [hat|haben] mir am wenigsten gefallen.
  Was mir am wenigsten gefallen hat: {x}.

  # negative
  Negativ [war|waren] {the}.
  Negativ [war|waren] bei {b} {the}.
  @enttausch Was mich enttäuscht hat, [war|waren] {the}.
  @enttausch Enttäuscht [hat|haben] mich {the}.
  @stort Was mich stört, [ist|sind] {the}.
  @stort Mich [stört|stören] {the}.
  Negativ: {x}.

  # person
  Nennen möchte ich {x}.
  Erwähnen möchte ich {x}.
  Bei {b} möchte ich {x} nennen.
  Ich möchte {x} erwähnen.

  # audience
  Ich würde {b} {x} empfehlen.
  Empfehlen würde ich {b} {x}.
  {b} würde ich {x} empfehlen.
  Ich empfehle {b} {x}.

  # describe
  Für mich ist {b} {x}.
  Kurz gesagt ist {b} {x}.
  {b} ist {x}.
  Ich finde {b} {x}.
  In wenigen Worten: {x}.

  # recommend

  # general
  {X}.
  Kurz gesagt: {x}.
  Insgesamt: {x}.
  Meine Erfahrung mit {b}: {x}.
  Mein Eindruck von {b}: {x}.

  # they were
  Bei {b} war man {x}.
  Ich fand {b} {x}.
  Das Team war {x}.
  Das Team von {b} war {x}.
  Ich fand das Team {x}.
  Die Leute bei {b} waren {x}.
  Man war {x}.

  # it was
  Es war {x}.
  Für mich war es {x}.
  Ich fand es {x}.
  Bei {b} war es {x}.
  Bei {b} lief es {x}.

  # I am
  Ich bin {x}.
  Mit {b} bin ich {x}.
  Persönlich bin ich {x}.

  # they did
  {b} {x}.

  # I did
  Ich {x}.

  # nothing: improve
  @besser Ich würde nichts verbessern.
  @besser Bei {b} würde ich nichts verbessern.
  @besser Es gibt nichts zu verbessern.
  @besser Zu verbessern gibt es nichts.
  @besser Zu verbessern gibt es bei {b} nichts.
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
  Was mir an {b} gefallen hat? {X}.

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
  Ja, {s}.
  Und ja, {s}.

  # said no
  {S}.
  {S}.
  {S}.
  Nein, {s}.
  Und nein, {s}.

  # recommended
  Ich würde {b} empfehlen.
  Ich empfehle {b}.
  Ja, ich würde {b} empfehlen.
  {b} würde ich empfehlen.
  {b} hat meine Empfehlung.
  Ich persönlich würde {b} empfehlen.
  Und ja, ich würde {b} empfehlen.

  # not recommended
  Ich würde {b} nicht empfehlen.
  Nein, ich würde {b} nicht empfehlen.
  {b} würde ich nicht empfehlen.
  Ich persönlich würde {b} nicht empfehlen.

  # surely recommended
  {X}, ich würde {b} empfehlen.
  Ich würde {b} empfehlen.
  Ich empfehle {b}.

  # perhaps to recommend
  Meine Empfehlung für {b} ist {n}/{m}.
  {b} bekommt von mir eine Empfehlung von {n}/{m}.
  Für {b} ist meine Empfehlung {n}/{m}.
  Meine Empfehlung ist {n}/{m}.

  # likely to recommend
  Ich würde {b} empfehlen, {n} von {m}.
  Ich würde {b} empfehlen: {n}/{m}.

  # rating
  Ich gebe {b} {n}/{m}.
  Ich gebe {n}/{m}.
  Von mir bekommt {b} {n}/{m}.
  {b} bekommt {n}/{m} von mir.
  {b} bekommt von mir {n}/{m}.
  Meine Note für {b}: {n}/{m}.
  Meine Note: {n}/{m}.
  Von mir {n}/{m}.
  Für {b} gebe ich {n}/{m}.
  {n} von {m} Sternen für {b}.
  {n}/{m} von mir.
  Für {b} {n} von {m} Sternen.
  Meine Bewertung für {b}: {n}/{m}.
  Meine Bewertung: {n}/{m}.

  # quoted
  „{q}“ {X}.

  # lead
  Meine Erfahrung mit {b}:
  Ein Wort zu {b}:
  Meine Meinung zu {b}:
  Von {b} kann ich sagen:
  Meine Erfahrung:
  Zu {b} kann ich sagen:
  Mein Eindruck:
  Mein Eindruck von {b}:
  Über {b} kann ich sagen:
  Meine Sicht auf {b}:
  Zu {b}:

  # lead with title
  Als {title} bei {company} kann ich sagen:

  # link
  Und
  Noch etwas:
  Hinzu kommt:
  Noch ein Punkt:
  Ein weiterer Punkt:
`)
