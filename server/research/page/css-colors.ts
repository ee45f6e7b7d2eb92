/** Names that sites really use; the other hundred stand for nothing one would take over. */
const named: Readonly<Record<string, string>> = {
  white: '#ffffff',
  black: '#000000',
  whitesmoke: '#f5f5f5',
  ivory: '#fffff0',
  navy: '#000080',
  teal: '#008080',
  tomato: '#ff6347',
  crimson: '#dc143c',
  orange: '#ffa500',
  gold: '#ffd700',
  green: '#008000',
  blue: '#0000ff',
  red: '#ff0000',
  purple: '#800080',
}

/** A color as it stands in a style sheet as `#rrggbb`; nothing for one that is seen through or not understood. */
export function hexOf(css: string): string | undefined {
  const text = css.trim().toLowerCase()
  const digits = /^#([\da-f]{3,8})$/.exec(text)?.[1]
  if (digits) return fromDigits(digits)
  const [, kind, inside = ''] = /^(rgb|hsl)a?\(([^()]*)\)$/.exec(text) ?? []
  if (!kind) return named[text]
  const parts = inside.split(/[\s,/]+/).filter((part) => part !== '')
  const [first, second, third] = parts.map((part) => Number.parseFloat(part))
  if (first === undefined || second === undefined || third === undefined) return undefined
  if ([first, second, third].some(Number.isNaN) || (parts[3] !== undefined && alphaOf(parts[3]) < 0.9)) {
    return undefined
  }
  if (kind === 'hsl') return fromHsl(first, second / 100, third / 100)
  const scale = inside.includes('%') ? 255 / 100 : 1
  return hexOfParts([first * scale, second * scale, third * scale])
}

function fromDigits(digits: string): string | undefined {
  const isShort = digits.length < 6
  const all = isShort ? digits.replace(/./g, '$&$&') : digits
  if (all.length !== 6 && all.length !== 8) return undefined
  if (all.length === 8 && Number.parseInt(all.slice(6), 16) < 230) return undefined
  return `#${all.slice(0, 6)}`
}

function alphaOf(part: string): number {
  return Number.parseFloat(part) / (part.endsWith('%') ? 100 : 1)
}

function fromHsl(hue: number, saturation: number, lightness: number): string {
  const a = saturation * Math.min(lightness, 1 - lightness)
  const part = (n: number) => {
    const k = (((n + hue / 30) % 12) + 12) % 12
    return 255 * (lightness - a * Math.max(-1, Math.min(k - 3, 9 - k, 1)))
  }
  return hexOfParts([part(0), part(8), part(4)])
}

function hexOfParts(parts: readonly number[]): string {
  return `#${parts
    .map((part) =>
      Math.round(Math.min(255, Math.max(0, part)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}
