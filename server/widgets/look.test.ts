import { describe, expect, test } from 'vitest'
import { contrast } from '#contract/colors.ts'
import {
  cssOfLook,
  leastContrast,
  readableLook,
  readableOn,
  type WidgetLook,
} from '#contract/widgets/widget-look.ts'
import { defaultLook, widgetTemplates } from '#contract/widgets/widget-templates.ts'

const shown = { showAvatar: true, theme: 'light' } as const
const look = (own: Partial<WidgetLook> = {}): WidgetLook => ({ ...defaultLook, ...own })

test('whatever colors an owner chooses, text and links reach 4.5 to 1 on the cards and stars 3 to 1', () => {
  const colors = ['#ffffff', '#000000', '#ffff00', '#777777', '#808080', '#ff69b4', '#0b6e6e', '#fde68a']
  for (const backgroundColor of colors) {
    for (const color of colors) {
      const wanted = look({ backgroundColor, textColor: color, accentColor: color, starColor: color })
      const { look: readable } = readableLook(wanted)
      for (const [field, least] of Object.entries(leastContrast)) {
        const ratio = contrast(readable[field as keyof typeof leastContrast], backgroundColor)
        expect([backgroundColor, color, field, ratio >= least]).toEqual([backgroundColor, color, field, true])
      }
    }
  }
})

test('a color that can be read stays as it is, and one that cannot is named with what is shown instead', () => {
  expect(readableLook(look({ accentColor: '#1d4ed8', starColor: '#b45309' })).adjusted).toEqual([])
  const { adjusted } = readableLook(
    look({ textColor: '#eeeeee', accentColor: '#1d4ed8', starColor: '#b45309' }),
  )
  expect(adjusted).toEqual([
    {
      field: 'textColor',
      wanted: '#eeeeee',
      shown: expect.stringMatching(/^#[\da-f]{6}$/),
      ratio: expect.closeTo(1.16),
    },
  ])
  expect(readableOn('#ffffff', '#f59e0b', 3)).not.toBe('#f59e0b')
})

test('every preset of ours is readable in light and in dark', () => {
  const shifted = widgetTemplates.flatMap(({ styles }) =>
    readableLook(styles.look).adjusted.map(({ field }) => `${styles.lookName}: ${field}`),
  )
  expect(shifted).toEqual([])
})

describe('the look as CSS', () => {
  test('holds nothing but checked values, and is short', () => {
    for (const { styles } of widgetTemplates) {
      for (const theme of ['light', 'dark', 'auto'] as const) {
        const css = cssOfLook({ ...styles.look, showAvatar: false, theme })
        expect(css).toMatch(/^[\w\s.:;,#{}()-]*$/)
        expect(css.length).toBeLessThan(420)
      }
    }
  })

  test('of a dark look stays on a dark page; a light one gets the usual dark cards in its own hues', () => {
    const midnight = widgetTemplates.find(({ id }) => id === 'social-wall')!.styles.look
    const dark = cssOfLook({ ...midnight, showAvatar: true, theme: 'auto' })
    expect(dark).toContain('.dark{--c:#171a2b')
    const light = cssOfLook({ ...look({ accentColor: '#7c2d12' }), showAvatar: true, theme: 'auto' })
    const accent = /\.dark\{--a:(#[\da-f]{3,6})/.exec(light)?.[1] ?? ''
    expect(contrast(accent, '#1a1c22')).toBeGreaterThanOrEqual(4.5)
    expect(light).not.toContain('.dark{--c')
  })

  test('says nothing of what is as usual', () => {
    expect(cssOfLook({ ...look(), ...shown })).not.toMatch(/--c:|radius|font|padding|face/)
  })
})
