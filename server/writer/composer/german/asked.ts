/** What a thing becomes that answers a question, by what the question asks for. */
export const germanAsked = `
  # service
  Bei {b} ging es um {object}.
  Es ging um {object}.
  Für {object} habe ich mich an {b} gewandt.
  Ich habe mich für {object} an {b} gewandt.
  Für {object} bin ich zu {b} gegangen.
  Ich bin für {object} zu {b} gegangen.
  Für {object} habe ich mich für {b} entschieden.
  Für {name} habe ich mich an {b} gewandt.
  Für {name} bin ich zu {b} gegangen.
  Ich bin für {name} zu {b} gegangen.
  Ich habe mich für {name} an {b} gewandt.
  Für {name} habe ich mich für {b} entschieden.

  # service like ^essen
  Ich war zum {x} bei {b}.
  Zum {x} war ich bei {b}.
  Ich bin zum {x} zu {b} gegangen.

  # service like software|auswertung|support|einrichtung|widget|integration|buchung|verwaltung|lohn
  Ich nutze {b} für {object}.
  Für {object} nutze ich {b}.
  Ich nutze {b} für {name}.
  Für {name} nutze ich {b}.
  Für {name} habe ich mich für {b} entschieden.

  # bestService
  Am meisten geholfen [hat|haben] mir {the}.
  Am meisten [hat|haben] mir {the} geholfen.
  Bei {b} [hat|haben] mir {the} am meisten geholfen.
  {The} [hat|haben] mir am meisten geholfen.
  Am meisten [hat|haben] mir bei {b} {the} geholfen.
  Was mir am meisten geholfen hat: {x}.

  # liked, benefit
  Mir [hat|haben] {the} gefallen.
  Gefallen [hat|haben] mir {the}.
  An {b} [hat|haben] mir {the} gefallen.
  Bei {b} [hat|haben] mir {the} gefallen.
  Bei {b} [gefiel|gefielen] mir {the}.
  An {b} [gefiel|gefielen] mir {the}.
  Mir [gefiel|gefielen] {the}.
  {The} [hat|haben] mir gefallen.
  Was mir gefallen hat: {x}.
  Was mir an {b} gefällt: {x}.

  # likedMost
  Am besten [hat|haben] mir {the} gefallen.
  Am besten gefallen [hat|haben] mir {the}.
  An {b} [hat|haben] mir {the} am besten gefallen.
  Bei {b} [hat|haben] mir {the} am besten gefallen.
  Bei {b} [gefiel|gefielen] mir {the} am besten.
  Mir [gefiel|gefielen] {the} am besten.
  Am besten [gefiel|gefielen] mir {the}.
  An {b} [gefiel|gefielen] mir {the} am besten.
  {The} [hat|haben] mir am besten gefallen.
  Was mir am besten gefallen hat: {x}.

  # before
  @hatten? Ich hatte {bare}.
  @hatten? Vor {b} hatte ich {bare}.
  @hatten? Vorher hatte ich {bare}.
  @problem Mein Problem [war|waren] {the}.
  @problem Mein Problem vor {b} [war|waren] {the}.
  @problem Vor {b} [war|waren] {the} mein Problem.
  @problem Ich hatte ein Problem: {x}.
  @problem Mein Problem: {x}.

  # reason
  Für {b} [sprach|sprachen] {the}.
  {The} [sprach|sprachen] für {b}.
  Mein Grund für {b} [war|waren] {the}.
  Für {b} sprach: {x}.

  # visit
  Der Grund war {x}.
  Mein Grund war {x}.
  Der Grund für {b} war {x}.
  {X} [hat|haben] mich zu {b} geführt.
  Zu {b} [hat|haben] mich {x} geführt.

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
  @ergebnis Mit {b} habe ich {more}.
  @ergebnis Ich habe jetzt {more}.
  @ergebnis Das Ergebnis: {x}.

  # improve
  @besser {Part} [könnte|könnten] besser sein.
  @besser Besser sein [könnte|könnten] {part}.
  @besser Bei {b} [könnte|könnten] {part} besser sein.
  @besser Ich finde, {part} [könnte|könnten] besser sein.
  @besser Ich finde, bei {b} [könnte|könnten] {part} besser sein.
  @besser Es könnte {more} geben.
  @besser Bei {b} könnte es {more} geben.
  @besser Ich finde, es könnte {more} geben.
  @besser Was besser sein könnte: {x}.
  @besser Was bei {b} besser sein könnte: {x}.
  @besser Was {b} besser machen könnte: {x}.
  @verbesser {b} könnte {object} verbessern.
  @verbesser Ich finde, {b} könnte {object} verbessern.
  @verbesser Verbessern könnte {b} {object}.
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
  Bei {b} [hat|haben] mir {the} nicht gefallen.
  {The} [hat|haben] mir nicht gefallen.
  Nicht gefallen [hat|haben] mir {the}.
  Was mir nicht gefallen hat: {x}.

  # likedLeast
  Am wenigsten [hat|haben] mir {the} gefallen.
  Am wenigsten [gefiel|gefielen] mir {the}.
  Bei {b} [hat|haben] mir {the} am wenigsten gefallen.
  {The} [hat|haben] mir am wenigsten gefallen.
  Was mir am wenigsten gefallen hat: {x}.

  # negative
  Negativ [war|waren] {the}.
  Negativ [war|waren] bei {b} {the}.
  @enttausch Enttäuscht [hat|haben] mich {the}.
  @enttausch Mich [hat|haben] {the} enttäuscht.
  @enttausch Bei {b} [hat|haben] mich {the} enttäuscht.
  @stort Was mich stört, [ist|sind] {the}.
  @stort Mich [stört|stören] {the}.
  Negativ: {x}.

  # person
  Erwähnen möchte ich {x}.
  Danke an {x}.
  Ich möchte {x} erwähnen.

  # audience
  Ich würde {b} {x} empfehlen.
  Empfehlen würde ich {b} {x}.
  {b} würde ich {x} empfehlen.
  Ich empfehle {b} {x}.

  # describe
  Für mich ist {b} {x}.
  Kurz gesagt ist {b} {x}.
  Kurz gesagt: {b} ist {x}.
  Ich finde {b} {x}.
  {b} ist {x}.
  In wenigen Worten: {x}.
`
