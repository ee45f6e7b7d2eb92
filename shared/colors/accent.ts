import { contrast, type Oklch, toHex, toOklch } from '#contract/colors.ts'

/** The surfaces of `styles/tokens.css` that color is laid on: the one of each theme that leaves the least contrast. */
const hardest = { light: '#efeae0', dark: '#3d3830' }
const readable = 4.5
const step = 0.005

/** A color of the look, as `light-dark(...)`, by the name of its custom property. */
export type Accent = Readonly<Record<`--${string}`, string>>

/**
 * The shades of one color that stand in for the product's own. Its hue stays. Its lightness gives way until white
 * reads on it in light and ink reads on it in dark, and until words in it read on every surface (WCAG 2.2 AA).
 */
export function accentOf(primary: string): Accent {
  const { light, dark } = shadesOf(primary)
  const names = Object.keys(light) as (keyof typeof light)[]
  return Object.fromEntries(names.map((name) => [`--${name}`, `light-dark(${light[name]}, ${dark[name]})`]))
}

/** The same shades apart, for where there is no `light-dark()`, as in emails. */
export function shadesOf(primary: string) {
  const own = toOklch(primary)
  return { light: lightShades(own), dark: darkShades(own) }
}

function lightShades(own: Oklch) {
  const accent = shadeUntil(
    { ...own, l: Math.min(own.l, 0.62) },
    -step,
    (hex) => contrast(hex, '#ffffff') >= readable,
  )
  const wash = toHex({ ...own, l: 0.945, c: Math.min(own.c, 0.03) })
  const text = shadeUntil(accent, -step, (hex) => reads(hex, wash, hardest.light))
  const hover = accent.l > 0.2 ? accent.l - 0.07 : accent.l + 0.3
  return {
    accent: toHex(accent),
    'accent-hover': toHex({ ...accent, l: hover }),
    'accent-ink': '#ffffff',
    'accent-text': toHex(text),
    'accent-wash': wash,
    'accent-line': toHex({ ...own, l: 0.84, c: Math.min(own.c, 0.06) }),
    focus: toHex(accent),
    selection: toHex({ ...own, l: 0.89, c: Math.min(own.c, 0.05) }),
  }
}

function darkShades(own: Oklch) {
  const ink = toHex({ ...own, l: 0.22, c: Math.min(own.c, 0.05) })
  const start = { ...own, l: Math.min(0.92, Math.max(0.72, own.l)) }
  const accent = shadeUntil(start, step, (hex) => contrast(hex, ink) >= readable)
  const wash = toHex({ ...own, l: 0.29, c: Math.min(own.c, 0.045) })
  const text = shadeUntil({ ...accent, c: Math.min(own.c, 0.14) }, step, (hex) =>
    reads(hex, wash, hardest.dark),
  )
  return {
    accent: toHex(accent),
    'accent-hover': toHex({ ...accent, l: accent.l > 0.88 ? accent.l - 0.06 : accent.l + 0.05 }),
    'accent-ink': ink,
    'accent-text': toHex(text),
    'accent-wash': wash,
    'accent-line': toHex({ ...own, l: 0.43, c: Math.min(own.c, 0.06) }),
    focus: toHex(text),
    selection: toHex({ ...own, l: 0.43, c: Math.min(own.c, 0.06) }),
  }
}

function reads(hex: string, ...surfaces: string[]): boolean {
  return surfaces.every((surface) => contrast(hex, surface) >= readable)
}

/** Black and white end every search: one of them reads on any surface. */
function shadeUntil(from: Oklch, by: number, isGood: (hex: string) => boolean): Oklch {
  let shade = from
  while (!isGood(toHex(shade)) && shade.l > 0 && shade.l < 1) shade = { ...shade, l: shade.l + by }
  return shade
}
