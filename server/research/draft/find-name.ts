import { typesOf } from '../page/entities.ts'
import { textsOf } from '../page/page-reading.ts'
import { type Found, foundOn, type Site, type SitePage } from './site-draft.ts'
import { folded, partOf } from './words.ts'

interface Heard {
  readonly text: string
  readonly weight: number
  readonly page: SitePage
}

const between = /\s+[|–—·•»:-]\s+|\s*[|»·•]\s*|:\s+/
const noOrganization =
  /^(WebPage|WebSite|BreadcrumbList|ListItem|ImageObject|Article|BlogPosting|Person|Product|Offer|Service|Review|Rating|AggregateRating|PostalAddress|Question|Answer|FAQPage|SearchAction|Menu|MenuItem|MenuSection|OfferCatalog|Place|City|Country|Event|ItemList|ContactPoint|OpeningHoursSpecification|GeoCoordinates|CollectionPage|AboutPage|ContactPage|Brand|State|AdministrativeArea|Language|VideoObject|Comment|Audience|\w*Audience|Recipe|JobPosting|Action|\w+Action|EntryPoint|PropertyValue|PropertyValueSpecification|QuantitativeValue|MonetaryAmount|UnitPriceSpecification|PriceSpecification|DayOfWeek|TouristTrip|MedicalProcedure|MedicalSpecialty|Demand|SpeakableSpecification)$/
const noNames =
  /^(home|homepage|home page|welcome|startseite|willkommen|herzlich willkommen|inicio|bienvenidos|bienvenue|accueil|pagina inicial|bem-vindo|my site|mysite|website|wordpress|my wordpress|untitled|index|site|official site|official website|sitio oficial|site officiel|site oficial|logo|shop|all rights reserved)$/
const legalForm =
  / (ltd|limited|inc|llc|llp|co|corp|gmbh|gmbh & co kg|ug|ag|kg|ohg|e k|s l|sl|slu|s a|sa|sarl|sas|eurl|lda|ltda|me)$/
const greetings =
  /^(?:welcome to|(?:herzlich )?willkommen (?:bei(?: der| dem)?|beim|in der|im)|bienvenidos? a|bienvenue (?:chez|à|au)|bem-vindos? (?:à|ao|a))\s+(?:the\s+)?(.+?)[!.]?$/i
const rights =
  /(?:©|\(c\)|copyright)\s*(?:copyright)?\s*(?:\d{4}(?:\s*[-–]\s*\d{4})?)?\s*(?:by\s+)?([^|.,–—]{2,60})/i
const rightsEnd =
  /\s*(?:all rights reserved|alle rechte vorbehalten|todos los derechos|tous droits|todos os direitos|\d{4}|[|–—-]\s).*$/i

/** The name that most of what names a business agrees on. */
export function findName(site: Site): Found<string> | undefined {
  const heard = site.pages.flatMap(namesOn).flatMap((one) => {
    const text = one.text.trim()
    const isName = text.length >= 2 && text.length <= 60 && !noNames.test(folded(text)) && !partOf(text)
    return isName ? [{ ...one, text }] : []
  })
  const sums = new Map<string, { weight: number; best: Heard }>()
  for (const one of heard) {
    const key = folded(one.text).replace(legalForm, '').replaceAll(' ', '')
    const { weight = 0, best = one } = sums.get(key) ?? {}
    sums.set(key, { weight: weight + one.weight, best: isBetter(one, best) ? one : best })
  }
  const hosts = folded(new URL(site.home.address).hostname.replace(/^www\.|\.[a-z]+$/g, '')).replaceAll(
    '-',
    '',
  )
  const ranked = [...sums].toSorted(
    ([one, { weight: first }], [other, { weight: second }]) =>
      second + ofHost(other, hosts) - first - ofHost(one, hosts),
  )
  const [, winner] = ranked[0] ?? []
  return winner && foundOn(winner.best.text, winner.best.page)
}

/** As people say it, without the legal form; else as it stands where it says most. */
function isBetter(one: Heard, other: Heard): boolean {
  const [isLegal, wasLegal] = [one, other].map(({ text }) => legalForm.test(folded(text)))
  return isLegal === wasLegal ? one.weight > other.weight : Boolean(wasLegal)
}

function ofHost(name: string, host: string): number {
  return name.length >= 4 && host.replaceAll(' ', '').includes(name) ? 6 : 0
}

function namesOn(page: SitePage): Heard[] {
  const say = (weight: number, texts: readonly string[]) => texts.map((text) => ({ text, weight, page }))
  const parts = page.title.split(between).filter(Boolean)
  const texts = page.blocks.map(({ text }) => text)
  const organizations = page.entities.filter(
    (entity) => !typesOf(entity).every((type) => noOrganization.test(type)),
  )
  const sites = page.entities.filter((entity) => typesOf(entity).includes('WebSite'))
  const ofHome = page.kind === 'home' ? 1 : 0.6
  return [
    ...say(6, organizations.flatMap((entity) => textsOf(entity['name']).slice(0, 1)).slice(0, 2)),
    ...say(
      2,
      sites.flatMap((entity) => textsOf(entity['name'])),
    ),
    ...say(5 * ofHome, [page.metas['og:site_name'] ?? '']),
    ...say(4 * ofHome, [page.metas['application-name'] ?? '']),
    ...say(2.1 * ofHome, parts.slice(0, 1)),
    ...say(2 * ofHome, parts.slice(1).slice(-1)),
    ...say(4, texts.flatMap((text) => greetings.exec(text)?.[1] ?? []).slice(0, 1)),
    ...say(3, page.blocks.flatMap(copyrightIn).slice(0, 1)),
    ...say(
      2.5,
      page.images
        .filter(({ isLogo }) => isLogo)
        .map(({ alt }) => nameInAlt(alt))
        .slice(0, 1),
    ),
    ...say(1.5, homeLinks(page)),
    ...say(
      1,
      page.blocks
        .filter(({ level }) => level === 1)
        .map(({ text }) => text)
        .slice(0, 1),
    ),
  ]
}

function copyrightIn({ text, region }: { text: string; region: string }): string[] {
  const [, name] = rights.exec(text) ?? []
  if (name === undefined || (region !== 'footer' && text.length > 160)) return []
  return [name.replace(rightsEnd, '').trim()]
}

function nameInAlt(alt: string): string {
  return alt
    .replace(/^(das )?logo (?:(?:of|von|de la|de|du|do|da|del|der|des)\b|de l['’]|d['’])?\s*/i, '')
    .replace(/\s*[-–—|]?\s*logo(tipo)?$/i, '')
}

/** What leads back to the beginning is mostly the name. */
function homeLinks({ links, address }: SitePage): string[] {
  const { origin } = new URL(address)
  return links
    .filter((link) => link.address.replace(/[#?].*$/, '') === `${origin}/` && link.region !== 'footer')
    .map(({ text }) => nameInAlt(text))
    .slice(0, 1)
}
