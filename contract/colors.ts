/** Lightness 0 to 1, chroma from 0, hue in radians: OKLab in polar form (Björn Ottosson, 2020). */
export interface Oklch {
  readonly l: number
  readonly c: number
  readonly h: number
}

type Triple = readonly [number, number, number]

/** `hex` as `#rrggbb`. */
export function toOklch(hex: string): Oklch {
  const [r, g, b] = linear(hex)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const yellowness = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(a, yellowness),
    h: Math.atan2(yellowness, a),
  }
}

/** The nearest color that screens can show: lightness and hue stay, chroma gives way. */
export function toHex({ l, c, h }: Oklch): string {
  let chroma = c
  while (chroma > 0.001 && !isShowable(toLinear({ l, c: chroma, h }))) chroma *= 0.97
  const parts = toLinear({ l, c: chroma, h }).map((part) => {
    const bound = Math.min(1, Math.max(0, part))
    const coded = bound <= 0.0031308 ? 12.92 * bound : 1.055 * bound ** (1 / 2.4) - 0.055
    return Math.round(coded * 255)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${parts.join('')}`
}

/** `share` of the first color, the rest of the second; both as `#rrggbb`. */
export function mixColors(one: string, other: string, share: number): string {
  const part = (color: string, start: number) => Number.parseInt(color.slice(start, start + 2), 16)
  const parts = [1, 3, 5].map((start) =>
    Math.round(part(one, start) * share + part(other, start) * (1 - share))
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${parts.join('')}`
}

/** 1 to 21 (WCAG 2.2, relative luminance and contrast ratio). */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(hex: string): number {
  const [r, g, b] = linear(hex)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function linear(hex: string): Triple {
  const part = (start: number) => {
    const coded = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    return coded <= 0.04045 ? coded / 12.92 : ((coded + 0.055) / 1.055) ** 2.4
  }
  return [part(1), part(3), part(5)]
}

function toLinear({ l, c, h }: Oklch): Triple {
  const a = c * Math.cos(h)
  const b = c * Math.sin(h)
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
}

function isShowable(parts: Triple): boolean {
  return parts.every((part) => part >= -0.0005 && part <= 1.0005)
}
