import type { EmbedAnswer } from '#contract/embed.ts'
import { widgetLayouts } from '#contract/embed.ts'
import { customerLanguages, type CustomerLanguage } from '#contract/languages.ts'
import { plainName, readOptions, type Strings, type WidgetOptions } from '#contract/widget-options.ts'

/** What is asked for with a key: how many testimonials, in which language, as data or with the code that shows them. */
export interface View {
  readonly max: number
  /** Null for the documented call without a language: labels in English, and none of the widget's own words. */
  readonly language: CustomerLanguage | null
  /** How the widget looks; null where only data are wanted. */
  readonly options: WidgetOptions | null
  /** The address says in which language; otherwise the page does. */
  readonly isLanguageFixed: boolean
}

const mostShown = 100

export const wholeAnswer: View = { max: mostShown, language: null, options: null, isLanguageFixed: false }

/** What a prepared answer is kept under. */
export function idOf(key: string, view: View): string {
  return view === wholeAnswer ? key : `${key} ${JSON.stringify(view)}`
}

const settingsOfCall = /[?&](?:max|lang)=/i

/** What an address of the documented call asks for. */
export function viewOfCall(url: string): View {
  // Nearly every call, so it is not taken apart.
  if (!settingsOfCall.test(url)) return wholeAnswer
  const query = settingsIn(url)
  const max = maxIn(query)
  const language = languageIn(query)
  if (max === mostShown && !language) return wholeAnswer
  return { max, language, options: null, isLanguageFixed: true }
}

/** What an address of a widget's script asks for. */
export function viewOfScript(url: string): View {
  const query = settingsIn(url)
  // A stored widget has settings of its own.
  const options = readOptions(isWidgetKey(keyOfScript(url)) ? {} : query, widgetLayouts)
  const language = languageIn(query)
  return { max: options.max, language: language ?? 'en', options, isLanguageFixed: language !== null }
}

const keyInPath = /^\/widget\/(pk_[\w-]{32}|wgt_[\w-]{22})\.js(?:\?|$)/
const keyInQuery = /^\/embed\.js\?(?:.*&)?key=(pk_[\w-]{32}|wgt_[\w-]{22})(?:&|$)/

/** A stored widget's; any other is a publishable one. */
export function isWidgetKey(key = ''): boolean {
  return key.startsWith('wgt_')
}

/** The key that an address of a script names. */
export function keyOfScript(url: string): string | undefined {
  return (keyInPath.exec(url) ?? keyInQuery.exec(url))?.[1]
}

const families: Partial<Record<WidgetOptions['layout'], string>> = {
  carousel: 'carousel',
  marquee: 'strip',
  avatars: 'strip',
  badge: 'strip',
  spotlight: 'strip',
}

/** The built file with the code of a layout, so that no page loads that of the others. */
export function fileFor({ layout, theme, autoSlide }: WidgetOptions): string {
  const family = families[layout] ?? 'grid'
  const plays = family === 'carousel' && autoSlide
  return `${family}${theme === 'light' ? '' : '-themes'}${plays ? '-play' : ''}.js`
}

/** Code and data as one script. Of faces without words, only names and pictures are sent. */
export function widgetScript(
  code: string,
  key: string,
  options: WidgetOptions,
  isLanguageFixed: boolean,
  answer: EmbedAnswer,
): string {
  const { layout } = options
  const testimonials = answer.testimonials.map(({ id: _id, ...shown }) =>
    layout === 'avatars' ? { customerName: shown.customerName, photoUrl: shown.photoUrl } : shown,
  )
  const words = Object.entries(answer.words ?? {}).filter(([name]) => !isUnused(name, options))
  const { success: _success, shown: _shown, ...told } = answer
  const { max: _max, slideIntervalSeconds, ...looks } = options
  const carried = {
    key,
    options: looks.autoSlide ? { ...looks, slideIntervalSeconds } : looks,
    isLanguageFixed,
    answer: { ...told, testimonials, words: Object.fromEntries(words) },
  }
  // What is not there is as good as null and as false.
  const json = JSON.stringify(carried, (_, value: unknown) =>
    value === null || value === false ? undefined : value,
  )
  return `(plauditCarried=>{${code.trim()}})(${json})`
}

const ofCarousels = ['place', 'previous', 'next']
const ofMotion = ['play', 'pause']

/** Words that a widget with these settings never says. */
function isUnused(name: string, { layout, autoSlide }: WidgetOptions): boolean {
  if (name === 'all') return true
  if (ofCarousels.includes(name)) return layout !== 'carousel'
  const moves = layout === 'marquee' || (layout === 'carousel' && autoSlide)
  return ofMotion.includes(name) && !moves
}

function settingsIn(url: string): Strings {
  const found: Strings = {}
  const start = url.indexOf('?')
  if (start === -1) return found
  for (const [name, value] of new URLSearchParams(url.slice(start))) found[plainName(name)] ??= value
  return found
}

/** From 0 on: a badge shows none. */
function maxIn({ max = '' }: Strings): number {
  return /^\d{1,6}$/.test(max) ? Math.min(Number(max), mostShown) : mostShown
}

function languageIn({ lang = '' }: Strings): CustomerLanguage | null {
  return customerLanguages.find((language) => language === lang.toLowerCase()) ?? null
}
