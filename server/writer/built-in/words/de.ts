import type { Lexicon } from './lexicon.ts'
import { type Endings, inflected, wordSet } from './word-set.ts'

const endings: Endings = [
  [/e$/, ['e', 'er', 'es', 'en', 'em']],
  [/(?:el|er)$/, ['']],
  [/$/, ['', 'e', 'er', 'es', 'en', 'em']],
]

/** German adjectives without their ending are found in `german/grammar.ts`. */
export const germanWords: Lexicon = {
  adjectives: new Set([
    ...inflected(
      'zufrieden glücklich froh begeistert dankbar beeindruckt erleichtert enttäuscht unzufrieden verärgert frustriert überrascht erfreut freundlich nett hilfsbereit professionell höflich geduldig ehrlich kompetent aufmerksam pünktlich zuverlässig herzlich engagiert erfahren unfreundlich unhöflich ungeduldig sympathisch zuvorkommend fachkundig schnell zügig gut schön klar sauber frisch einfach leicht praktisch bequem günstig fair langsam spät kalt warm laut ruhig schmutzig modern lecker köstlich knusprig weich glatt flexibel effizient genau präzise sorgfältig perfekt ausgezeichnet fantastisch wunderbar großartig toll super klasse prima stabil robust schwach schlecht furchtbar schrecklich mittelmäßig okay ok verwirrend kompliziert schwierig langweilig kaputt kurz lang klein groß ordentlich nützlich verlässlich nutzlos transparent kreativ persönlich ausführlich vernünftig tadellos vielfältig gemütlich unkompliziert individuell gründlich preiswert unklar verständlich eng voll',
      endings,
    ),
    ...wordSet(
      'teuer teure teurer teures teuren sauber saubere sauberer sauberes sauberen sicher sichere sicheres lecker leckere leckerer leckeres leckeren flexible flexibles flexibler flexiblen hohe hoher hohes hohen',
    ),
  ]),
  nouns: wordSet(
    'service preis kundendienst kundenservice kontakt ablauf umgang kaffee kuchen geschmack lärm ton termin kurs unterricht lehrer arzt garten plan rabatt einbau aufbau versand wein tee ort raum empfang anbieter betrieb support ansprechpartner austausch überblick teig stoff druck weg parkplatz lieferung beratung qualität bedienung betreuung arbeit kommunikation sauberkeit schnelligkeit pünktlichkeit freundlichkeit geduld ehrlichkeit erfahrung app seite küche aussicht rechnung antwort organisation atmosphäre musik karte lage auswahl flexibilität transparenz torte kruste farbe größe wartezeit sicherheit information garantie hilfe bestellung verpackung abwicklung reparatur montage verarbeitung planung erreichbarkeit zuverlässigkeit stimmung aufmerksamkeit umsetzung website software inspektion personal team ergebnis essen brot produkt design angebot ambiente frühstück dessert zimmer bad bett menü material geschenk gespräch gericht hotel licht licht-design möbel möbelstück preis-leistungs-verhältnis programm system handwerk eis bier preise produkte mitarbeiter mitarbeiterinnen zutaten ergebnisse farben erklärungen antworten zimmer fotos termine lieferungen rechnungen brötchen brote kuchen kurse lehrer ärzte möglichkeiten optionen leute details materialien öffnungszeiten räume berichte portionen stoffe möbel torten croissants vorlagen',
  ),
  determiners: wordSet(
    'der die das den dem des ein eine einen einem einer mein meine meinen unser unsere ihr ihre sein seine dieser diese dieses mehr weniger viel viele wenig wenige alle jede jeder jedes kein keine keinen andere anderer etwas nichts',
  ),
  intensifiers: wordSet(
    'sehr zu so ganz recht ziemlich wirklich immer nie nicht echt besonders auch etwas oft manchmal total mega super überaus relativ',
  ),
  comparing: /^(?:mehr|weniger|(?!uns|and|ihr)\p{Ll}{3,}ere[sn]?) /u,
  subjects: wordSet('ich wir sie er es man alles niemand jemand'),
  verbs: wordSet(
    'ist sind war waren hat haben hatte hatten habe wurde wurden wird werden würde würden kann können konnte konnten könnte könnten muss musste mussten soll sollte will wollte bin stürzt stürzen hängt hängen ging gehen geht kam kamen kommt kommen half halfen hilft gab gibt geben dauert dauerte blieb bleibt lief läuft funktioniert funktionierte empfehle empfehlen schmeckt schmeckte schmecken hält halten hielt passt passte passten macht machen machte machten gefällt gefiel gefielen fand finde fanden fühle fühlte bekam bekommen bekamen bringt brachte kostet kostete arbeiten arbeitet arbeitete lieferte lieferten reagierte reagierten antwortet antwortete antworteten erklärte erklärten spart sparte weiß wussten stimmt stimmte fehlt fehlte fehlen danke mag mochte liebe nutze nutzen schreiben schreibe brauche brauchte dachte denke hoffe glaube wünsche kaufe kaufte bestelle bestellte schlafe fühlt fing verlief klappt klappte werde',
  ),
  clauseStarts: wordSet('dass wie was warum'),
  replies: wordSet(
    'ja jawohl jo klar sicher definitiv absolut natürlich gerne unbedingt selbstverständlich immer 100% nein nee nö nie niemals n/a na k.a ka x keine keiner keines kein nichts vielleicht wahrscheinlich eventuell möglicherweise vermutlich',
  ),
  bad: new Set([
    ...inflected(
      'kalt langsam spät schmutzig schlecht furchtbar schrecklich mittelmäßig verwirrend kompliziert schwierig kaputt enttäuscht unzufrieden verärgert frustriert unfreundlich unhöflich ungeduldig langweilig nutzlos unklar laut schwach unpünktlich unzuverlässig unprofessionell',
      endings,
    ),
    ...wordSet(
      'teuer teure teurer teures teuren problem probleme fehler verspätung verspätungen verspätet enttäuschung beschwerde gewartet warten wartezeit fehlt fehlte fehlen verloren leider aber jedoch schlechter schlimm schade höher kaum überstunden voll grob grobe grober pampig pampige pampiger altbacken altbackene verbrannt verbrannte verkocht überteuert überteuerte überteuerter ruppig ruppige ruppiger lauwarm lauwarme unerreichbar unmöglich endlos endlose endloser dreckig dreckige dreckiger patzig patzige patziger lärm schlange doppelt vergessen abzocke chaos chaotisch gestank',
    ),
  ]),
  negations: wordSet('nicht nie nichts niemand ohne kein keine keinen keinem keiner niemals kaum'),
  leaning: wordSet(
    'er es sie das dies diese dieser dieses und oder aber also auch dann danach denn deshalb deswegen dadurch außerdem trotzdem dort da dazu daher ihr ihre sein seine doch sonst zudem jedoch allerdings beide nur',
  ),
  common: wordSet(
    'der die das und ist war ich wir sie es mit für von in im sehr nicht ein eine einen hat haben auf bei zu den dem wurde uns mir mich auch aber immer habe so gut danke',
  ),
}
