import { orderedBy } from './ordered-by.ts'
import type { LexiconSource } from './source.ts'

const units = 'null ein zwei drei vier fünf sechs sieben acht neun'.split(' ')
const teens = 'zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn'.split(' ')
const tens = 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'.split(' ')

export const german: LexiconSource = {
  free: `im_Vergleich_zu im_Vergleich_zum im_Vergleich_zur verglichen_mit statt anstatt ein_paar_worte wenigen_worten noch_ein dazu_noch hinzu_kommt noch_etwas der die das den dem des ein eine einen einem einer eines in im ins an am ans auf aus bei beim mit nach von vom zu zum
    zur für fürs über um unter vor durch gegen ab bis es er sie ihn ihm ihr ihnen ihre ihren ihrem ihrer sein seine seinen seinem man
    sich dieser diese dieses diesen diesem jener dort hier da dabei damit dafür daran darauf davon dazu sein bin bist ist sind war
    waren wäre gewesen haben habe hat hatte hatten gehabt werden wird werde wurde wurden worden geworden auch so dann nun jetzt
    heute mittlerweile inzwischen derzeit welche welcher welches wer wen wem wie was als wo danke vielen_dank herzlichen_dank dank_an
    besten_dank hallo herr herrn frau ja eben halt doch eigentlich insgesamt kurz_gesagt kann können konnte konnten lassen ließ selbst
    dass denn_nur sehr_geehrte wohl schon bereits gab gibt geben_es zwar her hin los allem vor_allem ging gingen gehen dank_euch`,
  topics: `firma betrieb unternehmen team laden geschäft werkstatt praxis service dienst produkt leute mitarbeiter personal schule hotel
    restaurant programm software`,
  carriers: `frage antwort gefragt sicht seite spreche sprechen eigenen worte worten bekommt bewertung vergebe vergeben punkten ergänzen hinzu weiterer weiteres nennen nenne anliegen eindruck beschreiben leistung führte paar note spricht
    nutzen nutze genutzt verwenden sagen sage sagte erzählen erwähnen erfahrung finden finde fand denken meine wählen gewählt
    geben gebe gegeben kunde kundin persönlich ehrlich meinung punkt machen mache macht gemacht bekommen bekam kommen komme kam gekommen
    nehmen hervorheben erhalten für_mich lief laufen
    gewandt an_gewandt entschieden gegangen übrigens ich_noch_sagen_möchte`,
  joints:
    'und aber oder doch sondern obwohl während der_welcher wobei dass wenn_auch auch_wenn die_welche sowie',
  causes: 'weil da_ja dank wegen deshalb daher deswegen darum dadurch aufgrund sodass somit denn',
  why: 'warum weshalb wieso grund',
  marks: {
    not: 'nicht kein keine keinen keinem keiner keines ohne weder noch_nie',
    ceased: 'nicht_mehr',
    ever: 'je jemals',
    more: 'mehr',
    less: 'weniger',
    most: 'am_meisten meisten',
    very: 'sehr wirklich extrem unglaublich besonders absolut total völlig komplett äußerst viel ungemein richtig ausgesprochen überaus vollkommen perfekt_und weit',
    little: 'etwas ein_bisschen bisschen ein_wenig leicht ziemlich',
    excess: 'zu_sehr allzu',
    almost: 'fast beinahe nahezu',
    barely: 'kaum',
    about: 'ungefähr etwa circa ca rund',
    exactly: 'genau exakt',
    atLeast: 'mindestens mehr_als',
    atMost: 'höchstens weniger_als bis_zu',
    only: 'nur lediglich bloß',
    all: 'alle alles allen aller jeder jede jedes jeden jedem ganze ganzen ganzer sämtliche gesamte beide',
    some: 'einige einigen manche mehrere wenige paar',
    maybe: 'vielleicht wahrscheinlich möglicherweise eventuell vermutlich wohl_eher',
    surely: 'sicher bestimmt sicherlich definitiv garantiert auf_jeden_fall',
    would: 'würde würden hätte hätten wäre wären',
    could: 'könnte könnten',
    should: 'sollte sollten müsste',
    if: 'wenn falls nur_wenn',
    always: 'immer ständig jedes_mal stets',
    often: 'oft häufig regelmäßig',
    mostly: 'meist meistens normalerweise größtenteils',
    sometimes: 'manchmal gelegentlich ab_und_zu hin_und_wieder',
    once: 'einmal ein_mal',
  },
  persons: {
    i: 'ich',
    me: 'mich mir',
    my: 'mein meine meinen meinem meiner meines',
    we: 'wir',
    us: 'uns',
    our: 'unser unsere unseren unserem unserer unseres',
    you: 'sie ihnen du dich dir euch ihr',
  },
  fused: {
    'person+all': 'jedermann',
    'person+not': 'niemand niemanden niemandem',
    'thing+not': 'nichts',
    'person+some': 'jemand jemanden',
    'ever+not': 'nie niemals',
    'gut+more': 'besser bessere besseren besserer',
    'gut+most': 'beste besten bester bestes bestem',
    'hoch+more': 'höher höhere höheren',
    'schlecht+more': 'schlimmer',
  },
  units: `sekunde minute stunde tag woche monat jahr prozent euro dollar mal meter kilometer zentimeter stern punkt nacht morgen abend
    montag dienstag mittwoch donnerstag freitag samstag sonntag`,
  asks: 'was welche welcher welches welchen wer wen wem wie wann wo warum weshalb wieso wofür womit woran wieviel weswegen',
  yes: 'ja klar natürlich gerne sicher definitiv absolut auf_jeden_fall',
  no: 'nein nie nichts nicht kein keine niemand',
  same: `
    kaufen gekauft kauf erwerben erworben, reparieren reparatur repariert, schnell zügig flott rasch,
    billig günstig preiswert, problem schwierigkeit probleme fehler,
    antworten antwort beantworten beantwortet geantwortet,
    helfen hilfe half geholfen hilft unterstützen unterstützung unterstützt,
    gefallen gefiel gefällt gefielen mögen mochte mag schätzen geschätzt,
    lieferung liefern geliefert lieferte versand,
    empfehlen empfehle empfahl empfohlen weiterempfehlen empfehlung empfiehlt weiterempfohlen, angst furcht fürchten,
    dauern dauerte gedauert dauert, zufrieden glücklich_mit zufriedenheit, stern sterne sternen,
    schmerz schmerzen wehtun weh, anrufen anruf angerufen rief anrief telefonieren rufen gerufen,
    fahren fuhr gefahren fahrt, schreiben schrieb geschrieben, schlafen schlief geschlafen schläft,
    kommen kam gekommen kommt, fehlen fehlt fehlte, verlieren verlor verloren, wollen wollte will möchte,
    rad fahrrad räder fahrräder, handy smartphone mobiltelefon, euro euros €, prozent %, tag tage tagen täglich,
    woche wochen wöchentlich, monat monate monats monatlich, jahr jahre jahren jährlich, stunde stunden,
    minute minuten, preis preise preises kosten, hoch hohe hohen hoher, vorher zuvor davor früher,
    nachher danach anschließend, wieder nochmal erneut, lernen gelernt lernte, sprechen sprach gesprochen,
    sehen sah gesehen, essen aß gegessen, bringen brachte gebracht, verstehen verstand verstanden, arzt ärztin ärzte,
    warten gewartet wartete, wartezeit, ändern verändert geändert veränderung, erwarten erwartet erwartung,
    sparen gespart ersparnis, seit, erklären erklärte erklärt erklärung, erleichtern, nutzen genutzt,
    nehmen nahm genommen nimmt nahmen, geben gab gegeben gibt gaben, finden fand gefunden, bleiben blieb geblieben,
    beginnen begann begonnen anfangen angefangen fing, halten hielt gehalten hält, lassen ließ gelassen lässt,
    laufen lief gelaufen läuft, lesen las gelesen liest, liegen lag gelegen, schließen schloss geschlossen,
    schneiden schnitt geschnitten, sitzen saß gesessen, steigen stieg gestiegen steigt erhöhen erhöht zunehmen zugenommen, freundlich nett freundliche, rechnung rechnungen,
    termin termine verabredung, putzen geputzt reinigen gereinigt, ersetzen ersetzt austauschen ausgetauscht, streichen strich gestrichen,
    antreten betreten betrat, stehen stand gestanden,
    tragen trug getragen trägt, treffen traf getroffen trifft, trinken trank getrunken, tun tat getan,
    vergessen vergaß vergisst, waschen wusch gewaschen, werfen warf geworfen wirft, ziehen zog gezogen,
    bitten bat gebeten, bieten bot geboten anbieten, brechen brach gebrochen bricht, denken dachte gedacht,
    dürfen darf durfte, fallen fiel gefallen fällt, fangen fing gefangen, fliegen flog geflogen, fließen floss,
    gelingen gelang gelungen, genießen genoss genossen, gewinnen gewann gewonnen, hängen hing gehangen,
    heben hob gehoben, heißen hieß geheißen, kennen kannte gekannt, klingen klang geklungen, können,
    leihen lieh geliehen, messen maß gemessen, müssen musste muss, raten riet geraten beraten beriet,
    reißen riss gerissen, riechen roch gerochen, scheinen schien, schlagen schlug geschlagen,
    schwimmen schwamm geschwommen, singen sang gesungen, sinken sank gesunken sinkt zurückgehen zurückgegangen reduzieren reduziert verringern verringert gefallen_auf, sterben starb gestorben,
    streichen strich gestrichen, streiten stritt, verschieben verschob verschoben,
    verschwinden verschwand verschwunden, wachsen wuchs gewachsen wächst, wissen wusste gewusst weiß,
    biegen bog gebogen, entscheiden entschied entschieden, gießen goss gegossen, greifen griff gegriffen,
    schieben schob geschoben, schrauben, springen sprang gesprungen, stinken stank, stoßen stieß gestoßen,
    verzeihen verzieh, weichen wich, winken, zwingen zwang gezwungen, leiden litt gelitten, pflegen,
    backen gebacken backte, braten, bewegen, brennen brannte gebrannt, senden sandte gesandt, erhalten erhielt,
    bekommen bekam, vergleichen verglich verglichen, vermeiden vermied vermieden, versprechen versprach versprochen,
    vorschlagen vorgeschlagen schlug, aufstehen aufgestanden`,
  scales: `
    gut okay ordentlich solide < gut gute guten guter gutes gutem nett positiv < toll klasse prima super super_gut < hervorragend großartig fantastisch wunderbar ausgezeichnet exzellent herausragend unglaublich_gut < perfekt perfekte perfekten,
    schlecht mäßig < schlecht schlechte schlechter < furchtbar schrecklich katastrophal,
    gefallen gefallen < lieben liebe geliebt begeistern begeistert,
    schön hübsch schön < wunderschön,
    groß große großer < riesig,
    einfach leicht_zu einfach`,
  compared:
    'schnell langsam billig günstig teuer klein lang kurz einfach schwer sauber warm kalt weich laut leise hell dunkel niedrig früh spät nah stark schwach freundlich nett schön frisch sicher neu alt jung breit tief',
  numbers: Object.fromEntries([
    ...units.slice(2).map((word, at) => [word, at + 2] as const),
    ...teens.map((word, at) => [word, at + 10] as const),
    ...tens.flatMap((ten, at) =>
      units.map((unit, value) => [value === 0 ? ten : `${unit}und${ten}`, (at + 2) * 10 + value] as const),
    ),
    ['hundert', 100],
    ['einhundert', 100],
    ...units.slice(2).map((word, at) => [`${word}hundert`, (at + 2) * 100] as const),
    ['tausend', 1000],
    ['dutzend', 12],
  ]),
  intents: `
    gefallen; schätzen = gefallen; Pluspunkt; Habenseite
    besten gefallen; meisten; am besten = besten gefallen; am besten; besten
    nicht gefallen; gestört; enttäuscht; schief = Minuspunkt; weniger gut; nicht gefallen; negativ
    Vorteil; Nutzen; gebracht = Vorteile; Pluspunkte; Habenseite; gebracht; spricht; heißt
    verbessern; besser machen; fehlt; ändern; könnten besser = verbessern; besser sein könnte; besser machen könnte; besser; könnte besser; ließe verbessern; würde ändern; würde verbessern; ändern
    vorher; Problem; davor; gekommen = Problem; vorher; Anliegen; womit
    verändert; Ergebnis; geändert; Unterschied; Resultat = Ergebnis; verändert; Unterschied; Veränderung
    geholfen; hilfreich = meisten geholfen; hilfreichsten; hilfreichste Leistung; geholfen; hilfreich; Leistung
    wer; Person; Ansprechpartner = Name; Ansprechperson; Person
    warum; Grund; weshalb = Grund; geführt; sprach`,
  granted: {
    satisfied: 'zufrieden',
    good: 'gut',
    like: 'gefallen',
    recommend: 'empfehlen',
    star: 'stern',
    fall: 'sinken',
    rise: 'steigen',
  },
  instructions: orderedBy({
    reportWords: 'ich er sie es man wir ihr wer nicht nie niemals zu',
    ordered: '(?:du musst|du sollst|sie müssen|sie sollen)',
    orders: [
      '(?:ignorier|ignoriere|ignorieren|vergiss|vergessen sie|missachte|missachten)\\b.*\\b(?:anweisung\\p{L}*|regeln|vorherig\\p{L}*)',
      '(?:schreib|schreibe|schreiben sie|sag|sage|sagen sie|behaupte|behaupten sie),? (?:dass|eine)',
    ],
  }),
}
