import { conceptsAbroad } from './concepts-abroad.ts'

/** What a single word of a header can mean, in English, Spanish, French, German and Portuguese; accents do not count. */
const conceptWords = {
  rating:
    'rating ratings rate rated star stars score scores points grade nps csat sterne stern wertung punkte punktzahl note notes notation etoile etoiles evaluation puntuacion puntaje estrella estrellas calificacion calificaciones valoracion valoraciones nota notas estrela estrelas pontuacao classificacao calificaria calificarias califica califique valoraria valorarias valora valore puntuaria puntua avaliaria avalia avalie noteriez evalueriez evaluez bewerten bewertest bewertet satisfied zufrieden satisfait satisfecho satisfeito satisfaction satisfaccion satisfacao zufriedenheit likely rank wahrscheinlich weiterempfehlen weiterempfehlung probable recomendaria recomendar recommanderiez provavel',
  review:
    'review reviews reviewed bewertung bewertungen rezension rezensionen avis resena resenas opinion opiniones opiniao opinioes avaliacao avaliacoes testimonial testimonials testimony temoignage temoignages testimonio testimonios depoimento depoimentos meinung kundenmeinung feedback critique critica beurteilung recommendation',
  text: 'text texts texto texte content contents contenu contenido conteudo body comment comments comentario comentarios commentaire commentaires kommentar kommentare message messages mensaje mensagem nachricht quote zitat cita citation description descripcion descricao beschreibung remark remarks verbatim inhalt experience erfahrung experiencia freitext words positive pros like why msg txt plu aime apprecie gefallen gefiel gusto gustado gostou agradou',
  /** What a customer did not like, where what they liked has a column of its own. */
  negative:
    'negative cons dislike disliked improve ameliorer verbessern mejorar melhorar nachteile inconvenients desventajas desvantagens contras недостатки',
  original: 'original originale',
  title:
    'title headline heading subject summary titel uberschrift betreff titre objet sujet titulo asunto assunto resumen resumo encabezado sentence phrase frase zin',
  name: 'name names nom noms nombre nome nomes',
  person:
    'user users reviewer reviewers author login customer customers client clients guest guests buyer purchaser shopper member nickname nick username profile consumer person contact display alias kunde kunden kundin nutzer benutzer verfasser verfasserin rezensent rezensentin bewerter autor autorin autora kaufer gast auteur utilisateur acheteur pseudo pseudonyme cliente clientes usuario comprador invitado huesped hospede respondent participant patient patientin paciente pacientes student traveler traveller attendee visitor',
  by: 'by von par por',
  first: 'first vorname prenom given forename firstname',
  last: 'last surname nachname familienname apellido apellidos sobrenome lastname family',
  full: 'full complete completo vollstandig your ihr ihre votre tu su seu sua',
  date: 'date dates datum time timestamp created posted submitted submission submit submitting published written completed received fecha data dia heure hora zeit zeitpunkt creado enviado publicado cree publie soumis erstellt eingereicht abgegeben veroffentlicht criado datetime millis day when zeitstempel horodateur temporal carimbo',
  at: 'at on am le el em',
  email: 'email mail courriel correo emailadresse',
  company:
    'company organization organisation organizacion organizacao business firma unternehmen entreprise societe empresa employer betrieb',
  url: 'url urls link links permalink href lien enlace uri',
  id: 'id ids uuid guid key nr no num numero nummer reference referencia ref code token serial',
  source:
    'source platform channel site origin quelle plattform herkunft origine fuente plataforma fonte canal kanal portal',
  reply:
    'reply replies replied response responses owner merchant seller vendor developer management handler handlers verkaufer verkaufers inhaber inhabers anbieter anbieters vendedor vendeur marchand commercant proprietaire propietario proprietario lojista antwort antworten reponse reponses respuesta respuestas resposta respostas stellungnahme',
  count:
    'count counts number numbers quantity qty votes vote helpful useful helpfulness likes upvotes downvotes views anzahl menge cantidad quantite quantidade numerator denominator funny cool age alter edad idade',
  thing:
    'product products project projects projekt projet proyecto projeto item items sku variant handle article artikel produkt produit producto produto asin ean gtin listing ticket case conversation issue task order orders bestellung bestell commande pedido encomenda booking reservation buchung property package app tour purchase kauf compra achat department division category kategorie class collection brand file',
  /** The website is that of the customer, and no place to read a review at. */
  place:
    'website websites homepage webseite location city country region state town store shop branch address addresse adresse ort land stadt filiale ville pays magasin tienda ciudad pais loja cidade language locale sprache langue idioma device version ip zip plz geo timezone',
  job: 'job position role beruf funktion poste cargo puesto tagline occupation profession',
  status:
    'status verified flag recommended approved has visible type kind tags sentiment consent gender moderated moderation recommend consents verifiziert verifie permission autorisez autorisation consentement veroffentlichen durfen einwilligung zustimmung autoriza autorizas autorizacion consentimiento autorizacao consentimento',
  survey:
    'survey campaign form questionnaire umfrage fragebogen sondage enquete encuesta pesquisa formulario',
  /** Who served the customer. */
  staff:
    'agent agents assignee assigned employee employees staff team teammate technician stylist waiter driver instructor teacher advisor consultant rep salesperson host doctor specialist spezialist especialista medico arzt arztin medecin mitarbeiter mitarbeiterin berater beraterin empleado empleada agente conseiller conseillere funcionario atendente',
  /** What is not meant for others. */
  private:
    'private internal confidential privat intern vertraulich prive interne confidentiel privado privada interno interna confidencial',
  /** The stay, the visit or the delivery that a review tells of: its day is not that of the review. */
  occasion:
    'travel trip stay visit arrival departure check appointment sale delivery delivered shipped shipping experienced dined dining event repas sejour visite livraison besuch aufenthalt reise lieferung termin visita estancia viaje cita entrega viagem estadia',
  translation:
    'translated translation ubersetzung ubersetzt traduction traduit traduccion traducido traducao traduzido',
  image:
    'image images img photo photos picture pictures avatar video videos media bild bilder foto fotos imagen imagem thumbnail',
  measure:
    'start started average avg mean max min maximum minimum scale best worst size segment previous sent invited requested change updated update modified changed edited',
  overall: 'overall gesamt global globale general generale geral globalement total gesamtnote',
  filler:
    'the of and a an qu que qui est ce vous nous e de del do da du la les los las der die das des und et y in for to since epoch utc what how did you we us our is was were it d l public optional label value attributes',
} as const

export type Concept = keyof typeof conceptWords

const concepts = new Map<string, Concept>()
for (const list of [conceptWords, conceptsAbroad]) {
  for (const [concept, words] of Object.entries(list) as [Concept, string][]) {
    for (const word of words.split(' ').map(folded)) if (!concepts.has(word)) concepts.set(word, concept)
  }
}

const longestHeader = 200
const longestCompound = 40

/** The words of a header as concepts, in their order; `undefined` is a word that says nothing to us. */
export function conceptsOf(header: string): (Concept | undefined)[] {
  const concepts = wordsOf(header).flatMap((word) => conceptsIn(word))
  // What is asked is asked of the customer, and so is "your answer" in it.
  return header.trim().endsWith('?')
    ? concepts.map((concept) => (concept === 'reply' ? 'filler' : concept))
    : concepts
}

function wordsOf(header: string): readonly string[] {
  const words = folded(header.slice(0, longestHeader).replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2'))
    .replace(/\be-(mail|posta)/g, 'e$1')
    .match(/\p{L}[\p{L}\p{M}]*/gu)
  return words ?? []
}

/** Without case and accents. */
function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036F]/g, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ı', 'i')
}

function conceptsIn(word: string): (Concept | undefined)[] {
  const known = concepts.get(word) ?? concepts.get(word.replace(/^[おご]/u, ''))
  if (known !== undefined) return [known]
  return (word.length <= longestCompound ? splitCompound(word) : undefined) ?? [undefined]
}

// Japanese, Korean and Chinese write without spaces, and words of one sign.
const eastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

/** `Bewertungsdatum`, `reviewername`, `Kundenname`, `レビュー本文`: known words of at least three letters, joined, with an `s` between. */
function splitCompound(word: string): Concept[] | undefined {
  const least = eastAsian.test(word) ? 1 : 3
  for (let length = word.length - least; length >= least; length -= 1) {
    const concept = concepts.get(word.slice(0, length))
    if (concept === undefined || concept === 'filler') continue
    for (const rest of [word.slice(length), word.slice(length).replace(/^e?s(?=.{3})/, '')]) {
      const known = concepts.get(rest)
      const more = known === undefined ? splitCompound(rest) : [known]
      if (more !== undefined) return [concept, ...more]
    }
  }
  return undefined
}
