import type { LanguageWords } from './language-words.ts'

export const german: LanguageWords = {
  subjects: {
    none: 'Wartezimmer, laut Aussage, laut Website, zu Gast, Kaffee kochen',
    staff:
      'Personal, Team, Mitarbeiter, Mitarbeiterin, Mitarbeiterinnen, Angestellte, Kellner, Kellnerin, Bedienung, Bedienungen, Verkäufer, Verkäuferin, Verkäuferinnen, Berater, Beraterin, Chef, Chefin, Inhaber, Inhaberin, Techniker, Handwerker, Monteur, Monteure, Servicekräfte, Empfangsdame, Belegschaft, freundlich+, Freundlichkeit+, unfreundlich-, nett+, herzlich+, zuvorkommend+, hilfsbereit+, höflich+, unhöflich-, arrogant-, aufmerksam+, sympathisch+, Gastgeber, Gastfreundschaft+, Jungs, Mädels, liebe Leute+, nette Leute+, tolle Leute+, Bademeister, Schatz+',
    service:
      'Service, Kundenservice, Kundendienst, Dienstleistung, Betreuung, betreut, Rundum Service, Nachbetreuung',
    advice:
      'Beratung, beraten, Tipps, Empfehlungen, erklärt, erklären, Erklärung, Erklärungen, Fachwissen, Fachkompetenz+, Know how, kompetent+, inkompetent-, Ratschläge, Fragen beantwortet, Fragen wurden',
    communication:
      'Kommunikation, Rückmeldung, Rückmeldungen, Antwort, Antworten, geantwortet, erreichbar+, Erreichbarkeit, informiert, zurückgerufen, Rückruf, Anrufe, Absprache, Absprachen, kaum erreichbar-, nicht erreichbar-, niemand erreichbar-',
    price:
      'Preis, Preise, Preis Leistung, Preis Leistungs Verhältnis, Kosten, teuer-, teurer-, überteuert-, günstig+, preiswert+, bezahlbar+, Preiserhöhung-, Rabatt, Aufpreis, Gebühr, Gebühren, preislich, kostenlos+, gratis+, ohne Aufpreis+, happig-',
    quality: 'Qualität, hochwertig+, minderwertig-, Verarbeitung',
    delivery:
      'Lieferung, Lieferungen, geliefert, Lieferzeit, Lieferzeiten, liefern, Versand, verschickt, Paket, Zustellung, Lieferant, Lieferdienst, Bestellung kam',
    packaging: 'Verpackung, verpackt, Karton, eingepackt, Geschenkverpackung',
    waiting: 'Wartezeit, Wartezeiten, warten, gewartet, Schlange, Warteschlange, Wartezimmer voll, Warterei',
    punctuality:
      'pünktlich+, Pünktlichkeit, unpünktlich-, Verspätung-, verspätet-, termingerecht+, fristgerecht+, rechtzeitig+, zu spät-, Termintreue+, im Zeitplan+, verzögert-, Verzögerung-, Verzögerungen-',
    speed:
      'schnell+, zügig+, Schnelligkeit+, langsam-, flott+, prompt+, rasch+, umgehend+, ewig gedauert-, dauerte ewig-, fix+',
    booking:
      'Reservierung, reserviert, reservieren, Buchung, buchen, Termin, Termine, Terminvergabe, Terminvereinbarung, abgesagt, Terminbuchung, gebucht, Anmeldung',
    returns:
      'Rückgabe, Retoure, Retouren, Umtausch, umgetauscht, Erstattung, erstattet, zurückgeschickt, zurückschicken, Geld zurück, Rücksendung, Reklamation, reklamiert',
    website:
      'Website, Webseite, Homepage, Onlineshop, Online Shop, Bestellvorgang, Bestellprozess, Internetseite, Webshop',
    billing:
      'Rechnung, Rechnungen, Abrechnung, Kostenvoranschlag, Vertrag, Papierkram, Zusatzkosten, versteckte Kosten',
    location: 'Lage, zentral+, Standort, zentrumsnah+, gelegen, Innenstadt, fußläufig+, abgelegen-',
    parking:
      'Parkplatz, Parkplätze, parken, Parkhaus, Parken, Parkmöglichkeit, Parkmöglichkeiten, Parksituation, Stellplatz, Tiefgarage',
    atmosphere:
      'Atmosphäre, Ambiente, Stimmung, Einrichtung, eingerichtet, gemütlich+, Deko, Dekoration, ungemütlich-, Flair+, Beleuchtung',
    cleanliness:
      'sauber+, Sauberkeit, blitzsauber+, Hygiene, hygienisch+, schmutzig-, dreckig-, Dreck-, Staub-, Flecken-, verschmutzt-, gepflegt+, ungepflegt-, Schimmel-, stinkt-',
    noise:
      'Lärm, Geräusche, hellhörig, Straßenlärm, Baulärm, lautstark, zu laut-, sehr laut-, laut und, hellhörig-, Krach-',
    selection: 'Auswahl, Sortiment, Vielfalt, Angebotsvielfalt, ausverkauft-, vergriffen-',
    food: 'Essen, Speisen, Gericht, Gerichte, Küche, Mittagessen, Abendessen, Geschmack, lecker+, köstlich+, schmeckt+, geschmeckt+, geschmacklos-, fade-, Zutaten, Fleisch, Fisch, Vorspeise, Hauptgang, Nachtisch, Schnitzel, Koch, gekocht, Pizza, Soße, Salat, vegetarisch, vegan',
    coffee: 'Kaffee, Cappuccino, Espresso',
    drinks: 'Getränke, Getränk, Wein, Weine, Bier, Biere, Cocktail, Cocktails, Weinkarte, Tee',
    bread: 'Brot, Brote, Brötchen, Semmeln, Sauerteig, Roggenbrot, Sauerteigbrot, Baguette, Vollkornbrot',
    cakes:
      'Kuchen, Torte, Torten, Gebäck, Croissant, Croissants, Dessert, Desserts, Eis, Kekse, Hochzeitstorte',
    breakfast: 'Frühstück, Frühstücksbuffet, Frühstücksbüffet, gefrühstückt, Buffet',
    portions: 'Portion, Portionen, Portionsgröße',
    menu: 'Speisekarte, Karte, Menü, Menüs, Tageskarte',
    room: 'Zimmer, Hotelzimmer, Apartment, Ferienwohnung, Unterkunft, Doppelzimmer',
    bed: 'Bett, Betten, Matratze, Matratzen, Kissen, geschlafen',
    bathroom: 'Bad, Badezimmer, Dusche, Toilette, Toiletten, Handtücher, WC',
    view: 'Aussicht, Ausblick, Blick, Terrasse, Balkon',
    pool: 'Pool, Schwimmbad, Sauna, Wellnessbereich, Spa',
    wifi: 'WLAN, Wifi, Internetverbindung',
    checkin: 'Check in, Check out, Rezeption, Empfang, eingecheckt',
    size: 'Größe, Größen, Passform, passt+, passt perfekt+, fällt klein-, fällt groß-, zu eng-, sitzt perfekt+, sitzt',
    fabric:
      'Stoff, Stoffe, Material, Materialien, Baumwolle, Leinen, Wolle, Leder, Nähte, Naht, durchsichtig-, kratzt-',
    color: 'Farbe, Farben, Farbton, Muster, Druck, Aufdruck',
    design: 'Design, Entwurf, Entwürfe, Stil, Logo, Gestaltung, gestaltet, Layout, Schnitt',
    comfort: 'bequem+, Komfort, komfortabel+, unbequem-, weich+, Tragekomfort',
    results: 'Ergebnis, Ergebnisse, Endergebnis, Resultat, Resultate, Vorher Nachher, Erfolg+',
    pain: 'Schmerz, Schmerzen, schmerzhaft, wehgetan, weh getan',
    treatment:
      'Behandlung, Behandlungen, Therapie, Eingriff, Zahnreinigung, Gesichtsbehandlung, Füllung, Implantat, Implantate, Vorsorge, Untersuchung, Operation',
    haircut: 'Haarschnitt, Haare, Frisur, Strähnen, geschnitten, Haarfarbe, Bart, Schnitt und Farbe',
    nails: 'Nägel, Maniküre, Pediküre, Nagellack',
    massage: 'Massage, Massagen',
    teaching:
      'Lehrer, Lehrerin, Lehrkräfte, Dozent, Dozentin, Dozenten, Trainer, Trainerin, Trainerinnen, Kursleiter, Kursleiterin, Coach, Fahrlehrer, Unterricht',
    classes:
      'Kurs, Kurse, Kursen, Unterrichtsstunde, Workshop, Workshops, Seminar, Seminare, Stunde Unterricht, Training, Lektionen, Schulung, Schulungen, Einheiten, Kursangebot',
    equipment:
      'Geräte, Gerät, Ausstattung, ausgestattet, Maschinen, Umkleiden, Umkleide, Werkzeug, Equipment, Anlage, Räumlichkeiten',
    ease: 'benutzerfreundlich+, einfach zu bedienen+, intuitiv+, Bedienung der App, Handhabung, kompliziert-, umständlich-, übersichtlich+, unübersichtlich-, Oberfläche, Einarbeitung, Dashboard',
    software:
      'App, Software, Plattform, Programm, Tool, Funktion, Funktionen, Schnittstelle, Schnittstellen, Integration, Berichte, Auswertungen, Export, Update',
    support: 'Support, Hotline, Kundensupport, Chat, Supportteam',
    bugs: 'Fehlermeldung, Bugs, Bug, Abstürze, stürzt ab, abgestürzt, Ausfälle, Ausfall, Fehler im System',
    setup:
      'Einrichtung der Software, eingerichtet und, Einrichten, Umstellung, Migration, Onboarding, Inbetriebnahme',
    repair:
      'Reparatur, Reparaturen, repariert, reparieren, Werkstatt, Bremsen, Motor, Inspektion, Ölwechsel, Mechaniker, Diagnose, Defekt, Leck, undicht, Rohrbruch, TÜV, Reifenwechsel',
    installation: 'Installation, installiert, montiert, Einbau, eingebaut, Aufbau, aufgebaut, =Montage',
    workmanship:
      'Handwerk, Bauarbeiten, Baustelle, Renovierung, Sanierung, renoviert, saniert, Malerarbeiten, Fliesen, Maler, Fliesenleger, Elektriker, Klempner, Handwerksarbeit, saubere Arbeit+, sauber gearbeitet+, Umbau, Badsanierung',
    tidiness: 'aufgeräumt+, Ordnung, unordentlich-, ordentlich+, Baustelle sauber+, hinterlassen, Schutt',
    photos:
      'Foto, Fotos, Bild, Bilder, Fotograf, Fotografin, Fotografie, Fotoshooting, Shooting, Album, Aufnahmen',
    music: 'Musik, DJ, Band, Playlist',
    flowers: 'Blumen, Strauß, Sträuße, Blumenstrauß, Brautstrauß, Floristin, Gestecke',
    guide:
      'Guide, Reiseleiter, Reiseleiterin, Führung, Führungen, Tour, Touren, Ausflug, Ausflüge, Reiseleitung, Stadtführung, Route',
    children:
      'Kind, Kinder, Kindern, Baby, Sohn, Tochter, familienfreundlich+, kinderfreundlich+, Spielplatz, Hochstuhl',
    safety: 'sicher+, Sicherheit, unsicher-, gut aufgehoben+',
    flexibility:
      'flexibel+, Flexibilität, unflexibel-, kurzfristig, unkompliziert+, entgegenkommend+, kulant+, Kulanz+, spontan+',
    reliability:
      'zuverlässig+, Zuverlässigkeit+, unzuverlässig-, verlässlich+, vertrauenswürdig+, Vertrauen+, seriös+, unseriös-, professionell+, unprofessionell-, Professionalität+, gewissenhaft+, konstant+',
    honesty: 'ehrlich+, Ehrlichkeit+, transparent+, Transparenz+, unehrlich-, Abzocke-, aufdringlich-',
    durability:
      'haltbar+, Haltbarkeit, langlebig+, robust+, stabil+, kaputt-, kaputtgegangen-, eingelaufen-, ausgeleiert-, gerissen-, wackelig-',
  },
  praise:
    'gut, gute, guter, gutes, guten, bestens, beste, bester, besten, besser, toll, super, großartig, hervorragend, ausgezeichnet, fantastisch, wunderbar, wundervoll, perfekt, klasse, spitze, Spitze, spitzenmäßig, erstklassig, exzellent, genial, prima, einwandfrei, tadellos, makellos, sensationell, unschlagbar, außergewöhnlich, herausragend, traumhaft, Traum, schön, schöne, schöner, schönes, wunderschön, hübsch, liebe, lieben, geliebt, liebevoll, lieb, freundlich, Freundlichkeit, nett, herzlich, hilfsbereit, höflich, zuvorkommend, aufmerksam, kompetent, Kompetenz, professionell, fachkundig, erfahren, geduldig, Geduld, einfühlsam, sorgfältig, gewissenhaft, gründlich, zuverlässig, verlässlich, ehrlich, fair, transparent, pünktlich, schnell, zügig, flott, prompt, umgehend, sofort, effizient, reibungslos, problemlos, unkompliziert, einfach, leicht, intuitiv, übersichtlich, klar, verständlich, sauber, gepflegt, frisch, frische, lecker, köstlich, schmackhaft, schmeckt, knusprig, saftig, zart, warm, gemütlich, bequem, komfortabel, entspannt, entspannend, ruhig, charmant, stilvoll, elegant, modern, geräumig, hell, großzügig, reichlich, angemessen, günstig, preiswert, bezahlbar, glücklich, zufrieden, begeistert, begeistern, beeindruckt, beeindruckend, überzeugt, überzeugend, freut, gefreut, Freude, genossen, genießen, Spaß, Vergnügen, angenehm, empfehlen, empfehle, empfehlenswert, Empfehlung, danke, Dank, dankbar, vielen Dank, vertrauen, Vertrauen, gelöst, verbessert, geholfen, hilft, half, übertroffen, weich, stabil, robust, hochwertig, ideal, nützlich, praktisch, hilfreich, Highlight, Lächeln, gerne wieder, immer wieder, jederzeit wieder, kommen wieder, komme wieder, rechtzeitig, fünf Sterne, 5 Sterne, lohnt, gelohnt, wert, stolz, flexibel, kulant, wie neu, auf Anhieb, Volltreffer, Geheimtipp, Volle Punktzahl, gelungen, verlassen, wohl, wohlgefühlt, mit Liebe, Sonderklasse, eingehalten, vorbildlich, mühelos, sorgenfrei, top, Schatz, fein, reichhaltig, Ruhe weg, mega, geil, lachen, gelacht, Gedicht, himmlisch, hammer, genau richtig, stark, gerne, kostenlos, ein Traum, Hut ab, Gold wert, unvergesslich, rundum, behoben, auf Augenhöhe, mitgemacht, souverän, ohne Probleme, in Ordnung, ok, okay, auf den Punkt, geklappt, wie bei Muttern',
  criticism:
    'schlecht, schlechte, schlechter, schlimm, schlimmste, furchtbar, schrecklich, grauenhaft, katastrophal, Katastrophe, enttäuscht, enttäuschend, Enttäuschung, leider, schade, Problem, Probleme, Ärger, ärgerlich, geärgert, verärgert, Beschwerde, unfreundlich, unhöflich, arrogant, patzig, genervt, nervig, langsam, spät, zu spät, verspätet, Verspätung, verzögert, teuer, teurer, überteuert, happig, schmutzig, dreckig, Dreck, kaputt, defekt, beschädigt, verkratzt, Kratzer, zerkratzt, kalt, kalte, lauwarm, trocken, verbrannt, roh, fad, geschmacklos, versalzen, fettig, zäh, laut, Lärm, eng, klein, winzig, unbequem, schwierig, schwer zu, kompliziert, umständlich, verwirrend, unübersichtlich, unklar, falsch, falsche, Fehler, abgestürzt, stürzt, fehlt, fehlte, fehlten, gefehlt, mangelt, mangelhaft, Mangel, Mängel, verloren, nie wieder, Abzocke, Betrug, langweilig, mittelmäßig, durchschnittlich, unzuverlässig, inakzeptabel, unmöglich, nutzlos, Verschwendung, frustrierend, frustriert, sauer, unzufrieden, bereue, vermeiden, begrenzt, knapp, zu wenig, dauerte, gedauert, könnte besser, könnten besser, könnte, könnten, hätte besser, hätte, hätten, verbesserungswürdig, ausbaufähig, Luft nach oben, müsste, sollte, sollten, wünschen, gewünscht, Manko, einziges Manko, einziger Kritikpunkt, Kritikpunkt, Kritik, Minuspunkt, Abzug, Nachteil, einzige, chaotisch, Chaos, unorganisiert, vergessen, schlampig, nachlässig, veraltet, altmodisch, abgenutzt, durchgelegen, dunkel, hart, mühsam, stressig, Stress, schmerzhaft, warten, gewartet, ausverkauft, gestiegen, erhöht, überfüllt, weit, eingelaufen, gerissen, wackelig, keine Antwort, keine Rückmeldung, niemand, nachfragen, hinterherlaufen, dreimal, umsonst, zu dünn, gestört, stört, störend, miserabel, lieblos, unpünktlich, überfordert, gehetzt, zieht sich, stinkt, stank, spinnt, überlaufen, geschlossen, flop, schwammig, Frechheit, Unverschämtheit, unverschämt, Schimmel, hellhörig, Wermutstropfen, einziger Wermutstropfen, durchwachsen, dünn, allgemein, Macken, hakt, hakelig, mäßig, unscharf, verwackelt, zu dunkel, zu viel, zu voll, voll, Schlange, bisschen, reklamieren, abgebucht, abgewimmelt, verschoben, ausgefallen, abgelehnt, ignoriert, nachgeschliffen, empfindlich, defekte, traurig, lächerlich, peinlich, Zumutung, nie angekommen, aufgebrochen, dauernd, wäre cool, kleinere, höhere, nach Nachfragen, draußen im Regen, Mangelware, oberen Ende',
  negations:
    'nicht, nie, niemals, ohne, kein, keine, keinen, keinem, keiner, keinerlei, nichts, weder, noch nie, kaum',
  notNegations:
    'nicht nur, kein Wunder, keine Frage, ohne Zweifel, ohne Frage, nichts als, nicht zuletzt, nicht umsonst, nicht zu vergessen, nur',
  unsurpassed:
    'könnte nicht, könnten nicht, konnte nicht, hätte nicht, hätten nicht, kann nicht besser, nicht besser, nichts besseres, noch nie, nirgends, nie so, selten so',
  excess: 'zu, viel zu, etwas zu, allzu',
  turns:
    'aber, jedoch, allerdings, obwohl, außer, sondern, trotz, bis auf, auch wenn, während, wobei, einzig',
  joins: 'und, sowie, weil, denn, sodass, der, die',
  determiners:
    'der, die, das, den, dem, des, ein, eine, einen, einem, einer, eines, mein, meine, meinen, meiner, unser, unsere, unseren, unserer, ihr, ihre, ihren, sein, seine, dieser, diese, dieses, diesen, jeder, jede, jedes, kein, keine, keinen, im, am, beim, zum, zur, vom',
  functionWords:
    'der, die, das, den, dem, des, ein, eine, einen, einem, einer, eines, mein, meine, meinen, meiner, meinem, unser, unsere, unseren, unserer, unserem, ihr, ihre, ihren, ihrem, sein, seine, dieser, diese, dieses, diesen, jeder, jede, jedes, kein, keine, keinen, im, am, beim, zum, zur, vom, in, an, bei, zu, von, mit, auf, aus, nach, vor, über, unter, für, durch, gegen, ohne, um, bis, seit, während, wegen, und, oder, aber, denn, sondern, wenn, als, wie, dass, weil, ob, da, damit, ich, du, er, sie, es, wir, mich, mir, uns, euch, ihm, ihnen, sich, man, wer, was, wo, ist, sind, war, waren, bin, sein, gewesen, wird, werden, wurde, wurden, worden, hat, haben, habe, hatte, hatten, gehabt, kann, können, konnte, konnten, muss, müssen, will, möchte, soll, darf, macht, machen, gemacht, geht, gehen, ging, kommt, kommen, kam, gekommen, sehr, mehr, viel, viele, vielen, alle, alles, allen, ganz, so, auch, noch, schon, immer, wieder, nur, nicht, nie, ja, nein, hier, dort, dann, nun, jetzt, heute, gestern, gleich, etwas, mal, einfach, wirklich, absolut, total, bereits, fast, rund, besonders, andere, anderen, anderer, selbst, erste, ersten, zwei, drei, vier, fünf, zehn, gibt, geben, gab, lassen, ließ, finden, gefunden, fand, bekommen, bekam, sowie, sowohl, dabei, dazu, daher, danach, davor, jederzeit, jedem, jeden, wäre, hätte, würde, beide',
  emptyNouns:
    'Mal, Tag, Tage, Tagen, Woche, Wochen, Monat, Monate, Monaten, Jahr, Jahre, Jahren, Stunde, Stunden, Minute, Minuten, Morgen, Abend, Nacht, Wochenende, Moment, Sache, Sachen, Ding, Ort, Laden, Geschäft, Person, Personen, Kunde, Kunden, Kundin, Firma, Unternehmen, Arbeit, Arbeiten, Erfahrung, Erfahrungen, Haus, Zuhause, Freund, Freunde, Freundin, Familie, Mann, Frau, Teil, Weise, Art, Fall, Punkt, Punkte, Zeit, Welt, Leben, Ende, Anfang, Zweifel, Kauf, Produkt, Produkte, Bestellung, Bestellungen, Besuch, Stern, Sterne, Sternen, Note, Detail, Details, Hand, Hände, Lust, Bedarf, Wunsch, Wünsche, Rest, Stadt, Dorf, Straße, Montag, Dienstag, Mittwoch, Donnerstag, Freitag, Samstag, Sonntag, Geburtstag, Hochzeit, Aufenthalt, Projekt, Meinung, Gelegenheit, Menschen, Empfehlung, Dank, Frage, Fragen, Weg, Seite, Platz, Stelle, Grund, Chance, Auge, Augen, Herz, Problem, Probleme, Uhr, Euro, Januar, Februar, März, April, Mai, Juni, Juli, August, September, Oktober, November, Dezember, Anliegen, Paar, Stück, Nachbarn, Kollegen, Kollegin, Hotel, Restaurant, Studio, Praxis, Zahnarzt, Fotograf, Salon, Lift, Handy, Telefon',
}
