import { familyOf, widgetLayouts } from '#contract/widgets/widget-layouts.ts'
import { customerLanguages, type CustomerLanguage } from '#contract/languages.ts'
import { languageCode } from '#contract/text-direction.ts'
import { sha256 } from '../kit/ids.ts'
import { plainName, readOptions, type Strings, type WidgetOptions } from '#shared/widget/widget-options.ts'

/*
 * Where others hook in. A key is resolved in one place, `read` in service.ts: whoever has keys of another kind turns such
 * a key into a workspace's answer and a `View` there, and lets `keyPattern` below match it. What is said of one
 * testimonial is an `EmbedTestimonial` (contract/embed/embed.ts): `presentToAll` of testimonials makes it, and shared/widget/widget-card.ts
 * describes it for widgets with a script and without one. Everything after that (encodings, cache, tags, freshness) is the
 * same for all of them.
 */

/** What is asked for with a key: how many testimonials, in which language, as data or with the code that shows them. */
export interface View {
  readonly max: number
  /** Null for the documented call without a language: labels in English, and none of the widget's own words. */
  readonly language: CustomerLanguage | null
  /** How the widget looks; null where only data are wanted. */
  readonly options: WidgetOptions | null
  /** Only testimonials written in one of these languages. */
  readonly written?: readonly string[]
  /** The address says in which language; otherwise the page does. */
  readonly isLanguageFixed: boolean
  /**
   * What `options` come as: by default a script that finds its place, for `/embed.js` a module, HTML without a script, or only
   * the content, which a script asks for in the language of its page.
   */
  readonly form?: 'module' | 'html' | 'json'
}

const mostShown = 100
const mostLanguages = 10

export const wholeAnswer: View = { max: mostShown, language: null, options: null, isLanguageFixed: false }

const names = new WeakMap<View, string>()

/** What a prepared answer is kept under. */
export function idOf(key: string, view: View): string {
  return view === wholeAnswer ? key : `${key} ${viewNameOf(view)}`
}

/** Equal views have one name. */
function viewNameOf(view: View): string {
  let name = names.get(view)
  if (name === undefined) {
    name = sha256(JSON.stringify(view)).toString('base64url').slice(0, 16)
    names.set(view, name)
  }
  return name
}

const settingsOfCall = /[?&](?:max|lang|written)=/i

/** What an address of the documented call asks for. */
export function viewOfCall(url: string): View {
  // Nearly every call, so it is not taken apart.
  if (!settingsOfCall.test(url)) return wholeAnswer
  const query = settingsIn(url)
  const max = maxIn(query)
  const language = languageIn(query)
  const written = writtenIn(query)
  if (max === mostShown && !language && !written) return wholeAnswer
  return { max, language, options: null, isLanguageFixed: true, ...(written && { written }) }
}

const keyPattern = 'pk_[\\w-]{32}|wgt_[\\w-]{22}'
const inPath = new RegExp(`^/widget/(${keyPattern})\\.(js|html)(?:\\?|$)`)
const inQuery = new RegExp(`^/embed\\.js\\?(?:.*&)?key=(${keyPattern})(?:&|$)`)

/** What an address of a widget asks for. */
export interface AskedWidget {
  readonly key: string
  /** A user of the key's workspace, or `me`. */
  readonly userId: string
  readonly view: View
}

const forms = ['module', 'json'] as const

/** What an address of a widget with a key asks for; nothing where it names no key. */
export function widgetAskedFor(url: string): AskedWidget | undefined {
  const [, key, ending] = inPath.exec(url) ?? inQuery.exec(url) ?? []
  if (key === undefined) return undefined
  const all = settingsIn(url)
  // A stored widget has settings of its own.
  const query = isWidgetKey(key) ? { lang: all['lang'], form: all['form'] } : all
  const form = ending === 'html' ? ending : forms.find((one) => one === query['form'])
  return { key, userId: query['userid'] ?? 'me', view: viewOfWidget(query, form) }
}

/** A stored widget's; any other is a publishable one. */
export function isWidgetKey(key = ''): boolean {
  return key.startsWith('wgt_')
}

export function viewOfWidget(
  query: Strings,
  form?: View['form'],
): View & { readonly options: WidgetOptions } {
  const options = readOptions(query, widgetLayouts)
  const language = languageIn(query)
  const isLanguageFixed = language !== null
  const written = writtenIn(query)
  return {
    max: options.max,
    language: language ?? 'en',
    options,
    isLanguageFixed,
    ...(written && { written }),
    ...(form && { form }),
  }
}

const looks = { light: '', dark: '-dark', auto: '-themes' }

/** The built file with the code of a layout, so that no page loads that of the others. */
export function fileFor({ layout, theme, autoSlide }: WidgetOptions, form?: View['form']): string {
  const family = familyOf(layout)
  const plays = family === 'carousel' && autoSlide
  return `${form === 'module' ? 'placed/' : ''}${family}${looks[theme]}${plays ? '-play' : ''}.js`
}

/** The built style sheet of a layout, for HTML without a script. */
export function sheetFor({ layout }: WidgetOptions): string {
  return `${familyOf(layout)}.css`
}

export function settingsIn(url: string): Strings {
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

/** In order and once each, so that equal requests share an answer. */
function writtenIn({ written = '' }: Strings): readonly string[] | undefined {
  const codes = written
    .toLowerCase()
    .split(',')
    .filter((code) => languageCode.test(code))
  return codes.length > 0 ? [...new Set(codes)].toSorted().slice(0, mostLanguages) : undefined
}

function languageIn({ lang = '' }: Strings): CustomerLanguage | null {
  return customerLanguages.find((language) => language === lang.toLowerCase()) ?? null
}
