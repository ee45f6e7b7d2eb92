import { contrast, mixColors, toHex, toOklch } from '../colors.ts'

/** Fonts that devices bring along, and the one of the page around. None is loaded from anywhere. */
export const widgetFonts = ['system', 'site', 'serif', 'humanist', 'rounded', 'mono'] as const
export type WidgetFont = (typeof widgetFonts)[number]
export const densities = ['compact', 'comfortable', 'spacious'] as const
export type Density = (typeof densities)[number]

/** The owner's colors as `#rrggbb`, and their taste. */
export interface WidgetLook {
  readonly backgroundColor: string
  readonly textColor: string
  readonly accentColor: string
  readonly starColor: string
  /** Pixels. */
  readonly radius: number
  readonly font: WidgetFont
  readonly density: Density
}

export const colorFields = ['textColor', 'accentColor', 'starColor'] as const
export type ColorField = (typeof colorFields)[number]

/** WCAG 2.2 AA: 4.5 for words, 3 for what is drawn. */
export const leastContrast: Readonly<Record<ColorField, number>> = {
  textColor: 4.5,
  accentColor: 4.5,
  starColor: 3,
}

/** A color that could hardly be seen on its background, and what is shown in its place. */
export interface AdjustedColor {
  readonly field: ColorField
  readonly wanted: string
  readonly shown: string
  readonly ratio: number
}

/** The look with every color readable on the cards. Hue stays, lightness gives way. */
export function readableLook<L extends WidgetLook>(wanted: L): { look: L; adjusted: AdjustedColor[] } {
  const { backgroundColor } = wanted
  const shown = Object.fromEntries(
    colorFields.map((field) => [field, readableOn(backgroundColor, wanted[field], leastContrast[field])]),
  ) as Record<ColorField, string>
  const adjusted = colorFields
    .filter((field) => shown[field] !== wanted[field])
    .map((field) => ({
      field,
      wanted: wanted[field],
      shown: shown[field],
      ratio: contrast(wanted[field], backgroundColor),
    }))
  return { look: { ...wanted, ...shown }, adjusted }
}

/** The nearest lightness at which `color` has `least` contrast to `ground`; black or white where its hue has none. */
export function readableOn(ground: string, color: string, least: number): string {
  if (contrast(color, ground) >= least) return color
  const own = toOklch(color)
  const way = isDark(ground) ? 1 : -1
  for (let step = 1; step <= 100; step++) {
    const l = own.l + (way * step) / 100
    if (l <= 0 || l >= 1) break
    const tried = toHex({ ...own, l })
    if (contrast(tried, ground) >= least) return tried
  }
  return isDark(ground) ? '#ffffff' : '#000000'
}

/** Whether white is easier to read on it than black. */
export function isDark(ground: string): boolean {
  return contrast(ground, '#ffffff') > contrast(ground, '#000000')
}

const darkCard = '#1a1c22'
const white = '#ffffff'
const usualRadius = 18

const fontStacks: Readonly<Record<WidgetFont, string>> = {
  system: '',
  // By a rule of its own: a custom property cannot inherit another.
  site: '',
  serif: 'ui-serif,Georgia,serif',
  humanist: 'Seravek,Optima,Candara,sans-serif',
  rounded: 'ui-rounded,Nunito,Verdana,sans-serif',
  mono: 'ui-monospace,Consolas,monospace',
}

/** In pixels, what a density makes of every card. Where it says nothing, the layout's own sheet does. */
export const densitySizes: Readonly<
  Record<Density, { readonly text?: number; readonly paddingBlock?: number; readonly paddingInline?: number }>
> = {
  compact: { text: 15, paddingBlock: 16, paddingInline: 18 },
  comfortable: {},
  spacious: { paddingBlock: 32, paddingInline: 32 },
}

function densityRule(density: Density): string {
  const { text, paddingBlock, paddingInline } = densitySizes[density]
  return [
    text ? `.p{font-size:${text}px}` : '',
    paddingBlock ? `.p .card{padding:${paddingBlock}px ${paddingInline}px}` : '',
  ].join('')
}

interface Shown {
  readonly showAvatar: boolean
  readonly theme: 'light' | 'dark' | 'auto'
}

/**
 * The look as the CSS that a widget gets, as short as can be: it comes with every page view. All of it is made of checked
 * colors, numbers and words of ours. It reaches neither counts nor labels, nor how the business collects.
 */
export function cssOfLook(wanted: WidgetLook & Shown): string {
  const { look } = readableLook(wanted)
  const { backgroundColor, radius, font, density } = look
  const isOwn = backgroundColor !== white
  const staysDark = isDark(backgroundColor)
  const common = [
    radius === usualRadius ? '' : `--plaudit-radius:${Math.round(radius)}px`,
    fontStacks[font] && `--plaudit-font:${fontStacks[font]}`,
  ]
  const light = wanted.theme === 'dark' && !staysDark ? [] : colorsOf(look, isOwn)
  const dark = staysDark ? colorsOf(look, isOwn) : darkColorsOf(look)
  return [
    font === 'site' ? ':host{font-family:inherit!important}.p{font-family:inherit}' : '',
    rule('.p', [...common, ...light]),
    wanted.theme === 'light' ? '' : rule('.dark', dark),
    // On a ground of the owner's choosing its text needs that ground; without one it stands on the page.
    isOwn ? '.spotlight .card{background:var(--c)}' : '',
    densityRule(density),
    wanted.showAvatar ? '' : '.author .photo{display:none}',
  ].join('')
}

function colorsOf({ backgroundColor, textColor, accentColor, starColor }: WidgetLook, isOwn: boolean) {
  return [
    isOwn ? `--c:${shortHex(backgroundColor)}` : '',
    `--t:${shortHex(textColor)}`,
    `--m:${shortHex(mutedOf(textColor, backgroundColor))}`,
    isOwn ? `--l:${textColor}24;--o:${textColor}33` : '',
    `--a:${shortHex(accentColor)}`,
    `--s:${shortHex(starColor)}`,
  ]
}

/** A light look on a dark page: the usual dark card, with the owner's own hues. */
function darkColorsOf({ accentColor, starColor }: WidgetLook) {
  return [
    `--a:${shortHex(readableOn(darkCard, accentColor, leastContrast.accentColor))}`,
    `--s:${shortHex(readableOn(darkCard, starColor, leastContrast.starColor))}`,
  ]
}

/** Between text and background, and still readable. */
function mutedOf(text: string, background: string): string {
  for (let share = 0.35; share > 0; share -= 0.05) {
    const mixed = mixColors(background, text, share)
    if (contrast(mixed, background) >= leastContrast.textColor) return mixed
  }
  return text
}

/** `#aabbcc` is `#abc`. */
function shortHex(color: string): string {
  return color.replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3')
}

function rule(selector: string, declarations: readonly string[]): string {
  const all = declarations.filter((one) => one !== '').join(';')
  return all && `${selector}{${all}}`
}
