import { describe, expect, test } from 'vitest'
import { accentOf } from '#shared/colors/accent.ts'
import { contrast, toHex, toOklch } from '#contract/colors.ts'

const nasty = (
  '#2563EB #FFFF00 #FFFFFF #000000 #808080 #FF0000 #00FF00 #0000FF #FF00FF #00FFFF #FFC0CB #F5F5DC #010101 #FEFEFE ' +
  '#767676 #7F00FF #FF7F00 #0D6A52'
).split(' ')
/** The surfaces of styles/tokens.css. */
const surfaces = {
  light: ['#f8f5ef', '#f1ede4', '#fffdfa', '#ffffff', '#efeae0'],
  dark: ['#141210', '#0e0d0b', '#1c1a17', '#25221e', '#292621', '#3d3830'],
}

function shades(primary: string, theme: 'light' | 'dark') {
  const accent = accentOf(primary)
  return (name: string) => {
    const pair = /^light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)$/.exec(accent[`--${name}`] ?? '')
    return (theme === 'light' ? pair?.[1] : pair?.[2]) ?? 'missing'
  }
}

describe.for(['light', 'dark'] as const)('in %s', (theme) => {
  test.for(nasty)('%s reads on buttons, as words and as a line (SET-13)', (primary) => {
    const shade = shades(primary, theme)
    expect(contrast(shade('accent-ink'), shade('accent'))).toBeGreaterThanOrEqual(4.5)
    expect(contrast(shade('accent-ink'), shade('accent-hover'))).toBeGreaterThanOrEqual(4.5)
    for (const surface of [...surfaces[theme], shade('accent-wash')]) {
      expect(contrast(shade('accent-text'), surface)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(shade('accent'), surface)).toBeGreaterThanOrEqual(3)
      expect(contrast(shade('focus'), surface)).toBeGreaterThanOrEqual(3)
    }
    const words = theme === 'light' ? '#524b41' : '#c2bab0'
    expect(contrast(words, shade('accent-wash'))).toBeGreaterThanOrEqual(4.5)
    expect(shade('accent-hover')).not.toBe(shade('accent'))
  })
})

test('a color that reads already stays what it is', () => {
  expect(shades('#2563EB', 'light')('accent')).toBe('#2563eb')
  expect(shades('#0D6A52', 'light')('accent')).toBe('#0d6a52')
})

test('the way to OKLCH and back changes nothing', () => {
  for (const hex of nasty) expect(toHex(toOklch(hex))).toBe(hex.toLowerCase())
})

test('contrast is what WCAG says it is', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.478, 3)
})
