/** Says of a value whether it may be set. */
export type Accepts = (value: string) => boolean

const color = String.raw`(?:#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})|rgba?\([\d\s.,/%]{1,40}\)|white|black|transparent|currentcolor|inherit)`
const number = String.raw`(?:\d{1,4}(?:\.\d{1,3})?|\.\d{1,3})`
const sizes = { px: 1, em: 16, rem: 16 }

const whole = (pattern: string): RegExp => new RegExp(`^${pattern}$`, 'i')
const colorOnly = whole(color)

export const isColor: Accepts = (value) => colorOnly.test(value)

/** One of these words. */
export const oneOf =
  (...words: readonly string[]): Accepts =>
  (value) =>
    words.includes(value.toLowerCase())

export const anyOf =
  (...rules: readonly Accepts[]): Accepts =>
  (value) =>
    rules.some((accepts) => accepts(value))

/** A plain number between two. */
export const between =
  (least: number, most: number): Accepts =>
  (value) =>
    whole(`-?${number}`).test(value) && Number(value) >= least && Number(value) <= most

/** So many lengths of px, em or rem, each worth so many pixels at the usual size of text. */
export const lengths =
  (leastPx: number, mostPx: number, most = 1): Accepts =>
  (value) => {
    const parts = value.split(/\s+/)
    return parts.length <= most && parts.every((part) => isLength(part, leastPx, mostPx))
  }

function isLength(part: string, leastPx: number, mostPx: number): boolean {
  if (part === '0') return leastPx <= 0
  const [, sign = '', amount = '', unit = ''] =
    new RegExp(`^(-?)(${number})(px|em|rem)$`, 'i').exec(part) ?? []
  if (!amount) return false
  const pixels = Number(amount) * sizes[unit.toLowerCase() as keyof typeof sizes] * (sign ? -1 : 1)
  return pixels >= leastPx && pixels <= mostPx
}

/** As in `1px solid #eee`, in any order. */
export const isBorder: Accepts = (value) =>
  value === 'none' ||
  value === '0' ||
  partsOf(value).every(anyOf(lengths(0, 8), isColor, oneOf('solid', 'dashed', 'dotted', 'double', 'none')))

/** Near the card that casts it: a wide one would cover what is beside it, an inner one the text's ground. */
export const isShadow: Accepts = (value) =>
  value === 'none' ||
  value
    .split(/,(?![^(]*\))/)
    .every((one) => partsOf(one.trim()).every(anyOf(lengths(-40, 40), isColor)) && one.trim() !== '')

const stop = String.raw`${color}(?:\s+\d{1,3}%){0,2}`
const gradient = whole(
  String.raw`(?:linear-gradient\(\s*(?:(?:-?\d{1,3}deg|to(?:\s+(?:top|bottom|left|right)){1,2})\s*,\s*)?|radial-gradient\(\s*(?:(?:circle|ellipse)\s*,\s*)?)${stop}(?:\s*,\s*${stop}){1,7}\s*\)`,
)
export const isGround: Accepts = (value) => isColor(value) || gradient.test(value)

/** The colors in a value, as `#rrggbb`; undefined where one of them is see-through or unknown. */
export function solidColorsIn(value: string): string[] | undefined {
  const found = value.match(new RegExp(color, 'gi')) ?? []
  const solid = found.map(solidHex)
  return solid.every((one) => one !== undefined) && solid.length > 0 ? solid : undefined
}

function solidHex(text: string): string | undefined {
  const value = text.toLowerCase()
  if (value === 'white') return '#ffffff'
  if (value === 'black') return '#000000'
  if (/^#[\da-f]{6}$/.test(value)) return value
  if (/^#[\da-f]{3}$/.test(value)) return value.replace(/[\da-f]/g, '$&$&')
  const [, ...channels] = /^rgb\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*\)$/.exec(value) ?? []
  if (channels.length < 3) return undefined
  return `#${channels.map((channel) => Math.min(255, Number(channel)).toString(16).padStart(2, '0')).join('')}`
}

/** Moves, turns and sizes a little. */
export const isTransform: Accepts = (value) =>
  value === 'none' ||
  partsOf(value).every((part) => {
    const [, name = '', inside = ''] = /^(translate[xy]?|rotate|scale)\(([^()]*)\)$/i.exec(part) ?? []
    if (/^translate/i.test(name)) return inside.split(',').every((one) => isLength(one.trim(), -24, 24))
    if (/^rotate$/i.test(name)) return /^-?(?:10|\d)(?:\.\d+)?deg$/i.test(inside.trim())
    return /^scale$/i.test(name) && between(0.9, 1.1)(inside.trim())
  })

const moving = 'color|background|background-color|border-color|box-shadow|transform|border-radius|all'
const aTransition = whole(
  String.raw`(?:(?:${moving})\s+)?(?:[1-3]?\d{1,2}|400)ms(?:\s+(?:ease|ease-in|ease-out|ease-in-out|linear))?`,
)
const aShortTransition = whole(
  String.raw`(?:(?:${moving})\s+)?0?\.[1-3]\d?s(?:\s+(?:ease|ease-in|ease-out|ease-in-out|linear))?`,
)
/** Of colors and shadows, in at most 400 ms. */
export const isTransition: Accepts = (value) =>
  value === 'none' ||
  value.split(',').every((one) => aTransition.test(one.trim()) || aShortTransition.test(one.trim()))

/** Names and kinds of fonts: those of the device, and those that the page has loaded. */
export const isFontFamily: Accepts = (value) =>
  value.split(',').every((one) => /^(?:"[\w -]{1,60}"|'[\w -]{1,60}'|[a-z][\w -]{0,60})$/i.test(one.trim()))

export const isToning: Accepts = (value) =>
  value === 'none' ||
  partsOf(value).every((part) => /^(?:grayscale|sepia|saturate)\((?:\d{1,3}%|[01](?:\.\d+)?)\)$/i.test(part))

/** What stands between spaces, functions whole. */
function partsOf(value: string): string[] {
  return value.match(/[^\s(]+(?:\([^()]*\))?/g) ?? ['?']
}
