import { toOklch } from '#contract/colors.ts'
import { isDark, type WidgetFont } from '#contract/widgets/widget-look.ts'
import type { SiteLook } from '#contract/widgets/widgets.ts'
import { textOf } from '../../kit/parse-bounded.ts'
import { hexOf } from './css-colors.ts'

/** One declaration of a style sheet, with the selector it is for. */
interface Declaration {
  readonly selector: string
  readonly property: string
  readonly value: string
}

const mostDeclarations = 40_000
const mostHops = 4
/** Where its chroma is below, an eye sees gray. */
const leastChroma = 0.05

/** What a page looks like, as far as its style sheets say it plainly. */
export function lookOfStyles(
  sheets: readonly (string | Uint8Array)[],
  themeColor: string,
): Omit<SiteLook, 'isRead'> {
  const css = sheets.map((sheet) => (typeof sheet === 'string' ? sheet : textOf(sheet))).join('\n')
  const all = declarationsIn(css)
  const variables = new Map(
    all.filter(({ property }) => property.startsWith('--')).map((one) => [one.property, one.value]),
  )
  const plain = all.map((one) => ({ ...one, value: resolved(one.value, variables) }))
  const ofPage = plain.filter(({ selector }) => /(^|,)\s*(:root|html|body)\s*(,|$)/i.test(selector))
  const backgroundColor =
    lastColor(ofPage, /^background(-color)?$/) ?? (ofPage.length > 0 ? '#ffffff' : undefined)
  const textColor = lastColor(ofPage, /^color$/)
  return {
    backgroundColor,
    textColor: textColor ?? (backgroundColor && isDark(backgroundColor) ? '#ffffff' : undefined),
    accentColor: accentIn(plain, themeColor),
    radius: radiusIn(plain),
    font: fontIn(ofPage),
  }
}

/** Reads along, so that no text, however strange, takes longer than its length. */
function declarationsIn(css: string): Declaration[] {
  const found: Declaration[] = []
  let selector = ''
  let from = 0
  for (let at = 0; at < css.length && found.length < mostDeclarations; at++) {
    const character = css.charAt(at)
    if (character === '/' && css.charAt(at + 1) === '*') {
      const end = css.indexOf('*/', at + 2)
      at = end === -1 ? css.length : end + 1
      from = at + 1
    } else if (character === '{') {
      selector = css.slice(from, at).trim().slice(-300)
      from = at + 1
    } else if (character === ';' || character === '}') {
      const text = css.slice(from, at)
      const colon = text.indexOf(':')
      // Longer ones are pictures in the sheet itself.
      if (colon > 0 && text.length < 400) {
        const property = text.slice(0, colon).trim().toLowerCase()
        found.push({ selector, property, value: text.slice(colon + 1).trim() })
      }
      from = at + 1
    }
  }
  return found
}

function resolved(value: string, variables: ReadonlyMap<string, string>): string {
  let text = value
  for (let hop = 0; hop < mostHops && text.includes('var('); hop++) {
    text = text
      .replace(/var\(\s*(--[\w-]+)\s*(?:,([^()]*))?\)/g, (_, name: string, otherwise = '') =>
        (variables.get(name) ?? String(otherwise)).slice(0, 200),
      )
      .slice(0, 400)
  }
  return text
}

function colorIn(value: string): string | undefined {
  const first = /#[\da-f]{3,8}\b|(?:rgb|hsl)a?\([^()]*\)|^[a-z]+/i.exec(value)?.[0]
  return first === undefined ? undefined : hexOf(first)
}

function lastColor(declarations: readonly Declaration[], property: RegExp): string | undefined {
  return declarations
    .filter((one) => property.test(one.property))
    .map(({ value }) => colorIn(value))
    .findLast((color) => color !== undefined)
}

const buttons = /\b(btn|button|cta)\b|\.(btn|button|cta)[-_]?(primary|main)?/i
const brandNames = /^--.*(primary|accent|brand|theme)/

/** The color that the page uses most where it wants to be pressed, or gives the name of its brand. */
function accentIn(declarations: readonly Declaration[], themeColor: string): string | undefined {
  const weights = new Map<string, number>()
  const add = (value: string, weight: number) => {
    const color = colorIn(value)
    if (color && toOklch(color).c >= leastChroma) weights.set(color, (weights.get(color) ?? 0) + weight)
  }
  add(themeColor, 6)
  for (const { selector, property, value } of declarations) {
    if (brandNames.test(property)) add(value, 8)
    else if (!/color$|^background$/.test(property)) continue
    else if (buttons.test(selector) && property.startsWith('background')) add(value, 5)
    else if (/(^|,|\s)a(:\w+)?\s*(,|$)/.test(selector)) add(value, 3)
    else add(value, 1)
  }
  const [most] = [...weights].toSorted(([, one], [, other]) => other - one)
  return most?.[0]
}

/** The corner that buttons and cards have most often. */
function radiusIn(declarations: readonly Declaration[]): number | undefined {
  const counts = new Map<number, number>()
  for (const { selector, property, value } of declarations) {
    if (property !== 'border-radius' || !/btn|button|card|box|input/i.test(selector)) continue
    const [, number = '', unit] = /^([\d.]+)(px|rem|em)?\s*$/.exec(value) ?? []
    const pixels = Number.parseFloat(number) * (unit === 'px' || !unit ? 1 : 16)
    if (!Number.isNaN(pixels)) {
      const bound = Math.min(32, Math.round(pixels))
      counts.set(bound, (counts.get(bound) ?? 0) + 1)
    }
  }
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one)
  return most?.[0]
}

/** The nearest of the fonts that devices bring along. */
function fontIn(ofPage: readonly Declaration[]): WidgetFont | undefined {
  const family = ofPage.findLast(({ property }) => /^font(-family)?$/.test(property))?.value.toLowerCase()
  if (family === undefined) return undefined
  if (/mono|courier|consolas/.test(family)) return 'mono'
  if (/nunito|quicksand|rounded|varela|comfortaa|baloo|fredoka/.test(family)) return 'rounded'
  if (/optima|seravek|candara|gill sans|humanist/.test(family)) return 'humanist'
  const withoutSans = family.replaceAll('sans-serif', '')
  if (/serif|georgia|times|garamond|playfair|merriweather|lora|baskerville|fraunces/.test(withoutSans)) {
    return 'serif'
  }
  return 'system'
}
