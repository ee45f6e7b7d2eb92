import type { Json } from '../../kit/parse-bounded.ts'
import { type Entity, isObject, textsOf } from '../page/page-reading.ts'
import { type Found, foundOn, pagesBy, type Site, type SitePage } from './site-draft.ts'
import { folded } from './words.ts'

const mostHours = 14
const number = /(?:\+|00)?\(?\d[\d\s()./-]{6,18}\d/
const phoneWords =
  /(?:\b(?:tel|telefon|telephone|phone|call|mobile|mobil|handy|teléfono|telefono|tlf|téléphone|tél|telefone|telemóvel|fone|whatsapp|contacto)\b|☎|📞)[^\d+(]{0,20}((?:\+|00)?\(?\d[\d\s()./-]{6,18}\d)/iu

export function findPhone(site: Site): Found<string> | undefined {
  const pages = pagesBy(site, 'home', 'contact')
  for (const page of [...pages, ...site.pages.filter(({ kind }) => kind === 'legal')]) {
    const stated = page.entities.flatMap((entity) => textsOf(entity['telephone']))
    const linked = page.links.flatMap((link) => linkedPhone(link.address, link.text))
    const written = page.blocks.flatMap(({ text }) => phoneWords.exec(text)?.[1] ?? [])
    const [phone] = [...stated, ...linked, ...written]
    if (phone && phone.length <= 40) return foundOn(phone.trim(), page)
  }
  return undefined
}

/** The text of the link where it is a number, as people read it. */
function linkedPhone(address: string, text: string): string[] {
  if (!/^tel:/i.test(address)) return []
  const [shown] = number.exec(text) ?? []
  const dialed = decode(address.slice(4)).trim()
  return shown ? [shown.trim()] : /^[+\d\s().-]{6,30}$/.test(dialed) ? [dialed] : []
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const days =
  'mo|mon|monday|mondays|montag|montags|lunes|lun|lundi|segunda|seg|di|tue|tuesday|dienstag|martes|mar|mardi|terca|ter|mi|wed|wednesday|mittwoch|miercoles|mie|mercredi|mer|quarta|qua|do|thu|thursday|donnerstag|jueves|jue|jeudi|jeu|quinta|qui|fr|fri|friday|freitag|viernes|vie|vendredi|ven|sexta|sex|sa|sat|saturday|samstag|sonnabend|sabado|sab|samedi|sam|so|sun|sunday|sonntag|domingo|dom|dimanche|dim|daily|weekdays|weekends|taglich|werktags|todos los dias|todos os dias|tous les jours|closed mondays'
const dayFirst = new RegExp(
  `^(?:open |geoffnet |ouvert |abierto |aberto |from |von |de |du |le |el |jeden |every |opening hours |hours |offnungszeiten |horario |horarios |horaires |horario de funcionamento )*(?:${days})\\b`,
)
const clock = /\d{1,2}(?:[:.h]\d{2}|\s?h(?:rs)?\b|\s?(?:am|pm|uhr)\b)/i
const closed = /\b(closed|geschlossen|ruhetag|cerrado|ferme|encerrado|fechado)\b/

/** When it is open, as it is written there. */
export function findHours(site: Site): Found<string[]> | undefined {
  for (const page of pagesBy(site, 'home', 'contact')) {
    const stated = [...new Set(page.entities.flatMap(statedHours))]
    if (stated.length > 0) return foundOn(stated.slice(0, mostHours), page)
  }
  for (const page of pagesBy(site, 'home', 'contact')) {
    const written = writtenHours(page)
    if (written.length > 0) return foundOn(written.slice(0, mostHours), page)
  }
  return undefined
}

function writtenHours({ blocks }: SitePage): string[] {
  const lines = blocks.flatMap((block) => block.lines)
  const found = lines.flatMap((line, at) => {
    const words = folded(line)
    if (line.length > 90 || !dayFirst.test(words)) return []
    if (clock.test(line) || closed.test(words)) return [line]
    // The day in one cell of a table, the times in the next.
    const next = lines[at + 1] ?? ''
    return next.length <= 40 && (clock.test(next) || closed.test(folded(next))) ? [`${line} ${next}`] : []
  })
  return [...new Set(found)]
}

function statedHours(entity: Entity): string[] {
  return [...textsOf(entity['openingHours']), ...specified(entity['openingHoursSpecification'])]
}

function specified(json: Json | undefined): string[] {
  if (Array.isArray(json)) return json.flatMap(specified)
  if (!isObject(json)) return []
  const named = (Array.isArray(json['dayOfWeek']) ? json['dayOfWeek'] : [json['dayOfWeek'] ?? null]).flatMap(
    (day) => textsOf(day).map((text) => text.replace(/^.*[/#]/, '')),
  )
  const [opens = ''] = textsOf(json['opens'])
  const [closes = ''] = textsOf(json['closes'])
  if (named.length === 0 || opens === '' || closes === '') return []
  return [`${spanned(named)} ${opens.slice(0, 5)}–${closes.slice(0, 5)}`]
}

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** Days that follow one another as a span. */
function spanned(named: readonly string[]): string {
  const places = named.map((day) => week.indexOf(day))
  const isRun = named.length > 2 && places.every((place, at) => place >= 0 && place === (places[0] ?? 0) + at)
  return isRun ? `${named[0]}–${named.at(-1)}` : named.join(', ')
}
