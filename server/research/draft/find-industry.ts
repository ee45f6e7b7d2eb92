import { type CustomerLanguage, customerLanguages } from '#contract/languages.ts'
import { typesOf } from '../page/entities.ts'
import { textsOf } from '../page/page-reading.ts'
import { type Found, foundOn, type Site, type SitePage } from './site-draft.ts'
import { type Trade, trades } from './trades.ts'
import { folded } from './words.ts'

/** From these words on, a sentence speaks of those whom the business serves. */
const audience =
  /\b(?:for|fur|pour|para|helping|helps|serving)\b(?! (?:over|more|the past|you|uber|mas de|plus de|\d)).*$/
const longestName = 5
const longText = 50
const enough = 2

/** The trades by what each language calls them: "pressing" is a trade in French alone. */
const wordsOf = new Map<CustomerLanguage, Map<string, Trade>>()
const allWords = new Map<string, Trade>()
for (const language of customerLanguages) {
  const words = new Map<string, Trade>()
  for (const trade of trades) {
    for (const name of trade.names[language].map(folded)) {
      if (!words.has(name)) words.set(name, trade)
      if (!allWords.has(name)) allWords.set(name, trade)
    }
  }
  wordsOf.set(language, words)
}
const types = new Map(trades.flatMap((trade) => trade.types.map((type) => [type, trade] as const)))

interface Said {
  readonly trade: Trade
  readonly weight: number
  readonly page: SitePage
  /** As the page has it; nothing where only its type says so. */
  readonly text: string
}

/**
 * The trade that the pages themselves name: by the type that they state for machines, in their titles and in what they say
 * of themselves. In the page's own word, else in the name of the stated type.
 */
export function findIndustry(site: Site, name: string): Found<string> | undefined {
  const said = site.pages
    .filter(({ kind }) => kind !== 'legal')
    .flatMap((page) => saidOn(page, site.language))
    // A name says less: "Clinic Brook" may be for physiotherapy.
    .map((one) =>
      one.text !== '' && folded(name).includes(folded(one.text)) ? { ...one, weight: one.weight / 2 } : one,
    )
  const sums = new Map<Trade, number>()
  for (const { trade, weight } of said) sums.set(trade, (sums.get(trade) ?? 0) + weight)
  const [best] = [...sums].toSorted(([, one], [, other]) => other - one)
  if (!best || best[1] < enough) return commonWords(site, name)
  const [trade] = best
  const own = said.filter((one) => one.trade === trade)
  const [inWords] = own.filter(({ text }) => text !== '').toSorted((one, other) => rank(other) - rank(one))
  const stated = own.find(({ text }) => text === '')
  // "Osteria Bruna" says what it is called; that it is a restaurant says its type.
  const isOnlyName = inWords && folded(name).includes(folded(inWords.text))
  if (inWords && !(isOnlyName && stated)) return foundOn(capitalized(inWords.text), inWords.page)
  const [label] = trade.names[site.language ?? 'en']
  return stated && label ? foundOn(capitalized(label), stated.page) : undefined
}

/** Of words that stand as plainly, those that say more. */
function rank({ weight, text }: Said): number {
  return weight + 0.6 * Math.min(text.split(' ').length, 3)
}

/** Where no trade is known by name: the words that its title and its description have in common, as "piano tuning". */
function commonWords({ home }: Site, name: string): Found<string> | undefined {
  const [first = ''] = (home.metas['description'] || home.metas['og:description'] || '').split(/[.!?]/)
  const title = ` ${folded(`${home.title} ${name}`)} `
  const shown = first.split(/[\s,]+/)
  for (const length of [3, 2]) {
    for (let at = 0; at + length <= shown.length; at += 1) {
      const slice = shown.slice(at, at + length)
      const isCommon =
        title.includes(` ${folded(slice.join(' '))} `) && slice.every((word) => word.length > 3)
      if (isCommon && /^\p{Ll}/u.test(slice.at(-1) ?? '')) return foundOn(capitalized(slice.join(' ')), home)
    }
  }
  return undefined
}

function saidOn(page: SitePage, language: CustomerLanguage | undefined): Said[] {
  const words = (language && wordsOf.get(language)) ?? allWords
  const ofHome = page.kind === 'home' ? 1 : 0.5
  const stated = page.entities
    .flatMap(typesOf)
    .flatMap((type) => types.get(type) ?? [])
    .map((trade) => ({ trade, weight: page.kind === 'home' ? 6 : 4, page, text: '' }))
  const heard = (weight: number, texts: readonly string[]) =>
    texts.flatMap((text) => tradesIn(text, words).map((one) => ({ ...one, weight: weight * ofHome, page })))
  const main = page.blocks.filter(({ region }) => region === 'main')
  const [top] = main.filter(({ level }) => level === 1)
  return [
    ...stated.slice(0, 2),
    ...heard(4, [
      page.title,
      ...(page.title === page.metas['og:title'] ? [] : [page.metas['og:title'] ?? '']),
    ]),
    ...heard(3, [page.metas['description'] ?? '', top?.text ?? '']),
    ...heard(
      3,
      page.entities
        .filter((entity) =>
          typesOf(entity).some((type) => types.has(type) || /Organization|Business/.test(type)),
        )
        .flatMap((entity) => textsOf(entity['description']))
        .slice(0, 1),
    ),
    ...heard(
      2.5,
      page.blocks
        .filter(({ region }) => region === 'header')
        .map(({ text }) => text)
        .slice(0, 4),
    ),
    ...heard(
      2,
      main
        .filter(({ text, level }) => level === 0 && text.length >= longText)
        .map(({ text }) => text)
        .slice(0, 1),
    ),
    ...heard(0.7, main.map(({ text }) => text).slice(0, 12)),
    ...heard(1, [page.metas['keywords'] ?? '']),
    ...heard(0.5, page.images.map(({ alt }) => alt).slice(0, 8)),
  ]
}

/** The trades that a text names, each once, with the words that it uses. */
function tradesIn(text: string, words: ReadonlyMap<string, Trade>): { trade: Trade; text: string }[] {
  const found = new Map<Trade, string>()
  for (const sentence of text.split(/[.;!?|\n–—•·:]+/)) {
    const own = folded(sentence).replace(audience, '')
    const parts = own.split(' ')
    const shown = sentence.trim().split(/[\s,]+/)
    for (let at = 0; at < parts.length;) {
      let step = 1
      for (let length = Math.min(longestName, parts.length - at); length >= 1; length -= 1) {
        const trade = words.get(parts.slice(at, at + length).join(' '))
        if (!trade) continue
        const asShown = wordsFrom(shown, parts.slice(at, at + length))
        if (asShown.length > (found.get(trade)?.length ?? 0)) found.set(trade, asShown)
        step = length
        break
      }
      at += step
    }
  }
  return [...found].map(([trade, own]) => ({ trade, text: own }))
}

/** The words as they are written there, found by how they sound without accents. */
function wordsFrom(shown: readonly string[], wanted: readonly string[]): string {
  const key = wanted.join(' ')
  for (let at = 0; at < shown.length; at += 1) {
    for (let length = 1; length <= longestName; length += 1) {
      const slice = shown.slice(at, at + length).join(' ')
      if (folded(slice) === key) return slice.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
    }
  }
  return key
}

function capitalized(text: string): string {
  const isShouted = text.length > 3 && text === text.toUpperCase()
  const calm = isShouted ? text.toLowerCase() : text
  return calm.charAt(0).toUpperCase() + calm.slice(1)
}
