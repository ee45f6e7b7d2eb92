import { expect, test } from 'vitest'
import { codeColor, defaultDesign } from '#contract/collection/card-design.ts'
import { contrast } from '#contract/colors.ts'
import { firstDesignOf, whyHardToRead, whyNotScanned } from './card-design.ts'

test('a color that scanners can tell from white is taken, any other refused with the reason and one that works (QR-06, QR-09)', () => {
  for (const primaryColor of [defaultDesign.primaryColor, '#0b624b', '#000000', '#fe0000']) {
    expect(whyNotScanned({ primaryColor })).toBeUndefined()
  }
  for (const primaryColor of ['#ffe680', '#ffffff', '#9be7ff', '#00ff00', '#ff0000']) {
    const fault = whyNotScanned({ primaryColor })
    expect(fault?.sentence).toMatch(
      /too light for a code\. Its contrast to white is \d\.\d, and scanners need 4\.$/,
    )
    expect(whyNotScanned({ primaryColor: fault?.instead ?? '#ffffff' })).toBeUndefined()
  }
  expect(contrast(codeColor(defaultDesign.primaryColor), '#ffffff')).toBeGreaterThanOrEqual(4)
})

test('a text that people can hardly read is told, with a shade that works; a branded card is written in white (QR-03)', () => {
  expect(whyHardToRead(defaultDesign)).toBeUndefined()
  for (const backgroundColor of ['#1f2937', '#ffffff', '#e8b04a']) {
    const design = { ...defaultDesign, backgroundColor, textColor: backgroundColor }
    const instead = whyHardToRead(design)?.instead ?? backgroundColor
    expect(contrast(instead, backgroundColor)).toBeGreaterThanOrEqual(3)
    expect(whyHardToRead({ ...design, template: 'branded' })).toBeUndefined()
  }
})

test('a card begins in the color and with the logo of the business; a color too light for a code is darkened', () => {
  expect(firstDesignOf({ accentColor: '', logoUrl: null })).toEqual(defaultDesign)
  const own = firstDesignOf({ accentColor: '#0b624b', logoUrl: '/api/public/logos/mZ3' })
  expect(own).toEqual({ ...defaultDesign, primaryColor: '#0b624b', showsLogo: true })
  const { primaryColor } = firstDesignOf({ accentColor: '#ffe680', logoUrl: null })
  expect(whyNotScanned({ primaryColor })).toBeUndefined()
})
