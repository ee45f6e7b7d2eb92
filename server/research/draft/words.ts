/** Words by which a page or a part of it is known, in five languages, without accents. */
const kinds = {
  about:
    'about|about us|who we are|our story|our team|uber uns|wir uber uns|das sind wir|unternehmen|betrieb|quienes somos|sobre nosotros|nosotros|nuestra historia|qui sommes-nous|a propos|notre histoire|la maison|l entreprise|quem somos|sobre nos|sobre|a empresa|a nossa historia',
  services:
    'services|our services|service|what we do|how we can help|how we help|how can we help|practice areas|what we offer|treatments|our work|offerings|solutions|menu|our menu|products|our products|shop|store|collections|tours|our tours|classes|our classes|courses|our courses|kurse|unsere kurse|clases|nuestras clases|cours|nos cours|aulas|nossas aulas|as nossas aulas|leistungen|unsere leistungen|angebot|angebote|unser angebot|leistungsspektrum|sortiment|produkte|speisekarte|behandlungen|servicios|nuestros servicios|tratamientos|nuestros tratamientos|especialidades|que hacemos|productos|carta|prestations|nos prestations|nos services|services et tarifs|nos produits|produits|nos specialites|specialites|la carte|savoir-faire|nos savoir-faire|servicos|os nossos servicos|nossos servicos|produtos|passeios|os nossos passeios|nossos passeios|tratamentos|o que fazemos|ementa|cardapio',
  pricing:
    'pricing|prices|our prices|price list|rates|fees|plans|preise|preisliste|tarife|precios|tarifas|tarifs|nos tarifs|precos|tabela de precos',
  contact:
    'contact|contact us|get in touch|find us|visit us|visit|hours|opening hours|location|kontakt|anfahrt|offnungszeiten|contacto|contactanos|donde estamos|horario|horarios|nous trouver|horaires|contactez-nous|contato|contactos|contacte-nos|onde estamos',
  legal: 'imprint|impressum|legal notice|aviso legal|mentions legales|ficha tecnica',
  audience:
    'who we help|who we work with|who we serve|who it is for|is this for you|our clients|our customers|fur wen|unsere kunden|fur wen wir arbeiten|para quien|a quien ayudamos|nuestros clientes|pour qui|nos clients|a qui s adresse|para quem|os nossos clientes|nossos clientes|quem servimos',
  advantages:
    'why us|why choose us|what makes us different|our difference|the difference|our promise|our values|what sets us apart|warum wir|darum wir|ihre vorteile|was uns auszeichnet|unsere starken|por que elegirnos|por que nosotros|nuestros valores|que nos diferencia|pourquoi nous choisir|pourquoi nous|nos engagements|ce qui nous distingue|porque escolher|porque nos|por que nos|as nossas vantagens|o que nos distingue|por que escolher',
} as const
export type PartKind = keyof typeof kinds

const lists = new Map(Object.entries(kinds).map(([kind, words]) => [kind, new Set(words.split('|'))]))

/** Words in small letters without accents, apostrophes as spaces. */
export function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/['’`´]/g, ' ')
    .replace(/[^\p{L}\p{N}&+-]+/gu, ' ')
    .trim()
}

/** What a menu entry or a heading announces; `name` may follow it, as in "Why Harbor Dental?". */
export function partOf(text: string): PartKind | undefined {
  if (text.length > 60) return undefined
  const words = folded(text)
  for (const [kind, known] of lists) if (known.has(words)) return kind as PartKind
  for (const [kind, pattern] of loose) if (pattern.test(words)) return kind
  return undefined
}

const loose: readonly (readonly [PartKind, RegExp])[] = [
  ['advantages', /^(why|warum|darum|por que|pourquoi|porque) (?!.* (work|arbeiten) ).{2,}/],
  ['audience', /^(who we (help|serve|work with)|fur wen|para quien|pour qui|para quem)\b/],
  [
    'services',
    /^(our|unsere?|nuestr[oa]s|nos|os nossos|as nossas|nossos|all|what we) .*\b(services|treatments|work|products|range|tours|trips|leistungen|produkte|arbeiten|servicios|tratamientos|especialidades|prestations|produits|specialites|services|servicos|passeios|experiencias|tratamentos|bake|make|offer|do)$/,
  ],
  ['about', /^(about|uber|sobre|a propos de) \S+/],
]

/** Letters of a list that no reader takes for a service or a claim. */
const notNames =
  /^(read more|learn more|more|details|view all|see all|shop now|buy now|add to cart|book now|book|order|order online|home|blog|news|faq|gallery|cart|account|login|log in|search|menu|mehr|mehr erfahren|weiterlesen|startseite|aktuelles|galerie|referenzen|leer mas|ver mas|saber mas|inicio|noticias|en savoir plus|lire la suite|accueil|actualites|saiba mais|ler mais|inicio|reservar|reserver|facebook|instagram|linkedin|twitter|x|tiktok|youtube|english|deutsch|espanol|francais|portugues|privacy policy|privacy|terms|datenschutz|agb|cookies|testimonials|reviews|what our clients say|kundenstimmen|opiniones|avis|get a quote|request a quote|free consultation|newsletter|subscribe|follow us|quick links|our team|team)$/

export function isName(text: string): boolean {
  const words = folded(text)
  return (
    text.length >= 3 &&
    text.length <= 80 &&
    words !== '' &&
    !notNames.test(words) &&
    !/@|https?:|^[\d\s.,:€$£%+–-]+$/.test(text)
  )
}
