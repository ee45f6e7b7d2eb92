import { expect, test } from 'vitest'
import { widgetLayouts } from '#contract/widgets/widget-layouts.ts'
import { initials } from '#shared/text/initials.ts'
import { readOptions as read, type Strings } from '#shared/widget/widget-options.ts'
import { attributesOf, publishableKeyOf } from './options.ts'

const readOptions = (strings: Strings) => read(strings, widgetLayouts)

function script(attributes: Record<string, string>): Element {
  const element = document.createElement('div')
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  return element
}

test('WIDG-21: every spelling of an attribute is the same option', () => {
  for (const name of ['showRatings', 'showratings', 'data-showratings', 'data-show-ratings']) {
    expect(readOptions(attributesOf(script({ [name]: 'false' }))).showRatings).toBe(false)
  }
  for (const name of ['key', 'data-key', 'api-key', 'data-api-key', 'apiKey', 'data-plaudit']) {
    expect(publishableKeyOf(attributesOf(script({ [name]: 'pk_1' })))).toBe('pk_1')
  }
})

test('WIDG-16: without attributes it is a light grid of six that shows everything and stands still', () => {
  expect(readOptions(attributesOf(script({})))).toEqual({
    layout: 'grid',
    theme: 'light',
    columns: 3,
    showRatings: true,
    showDates: true,
    showCompany: true,
    max: 6,
    autoSlide: false,
    slideIntervalSeconds: 5,
  })
})

test('WIDG-20: the wall is the masonry layout', () => {
  expect(readOptions({ layout: 'wall' }).layout).toBe('masonry')
})

test('what is not understood falls back, what is too much is held back', () => {
  expect(
    readOptions({ layout: 'red;}', theme: 'url(//evil)', max: 'many', slideinterval: '-1' }),
  ).toMatchObject({
    layout: 'grid',
    theme: 'light',
    max: 6,
    slideIntervalSeconds: 5,
  })
  expect(readOptions({ max: '1e9', slideinterval: '9999' })).toMatchObject({
    max: 100,
    slideIntervalSeconds: 60,
  })
  expect(readOptions({ max: '0' }).max).toBe(6)
  expect(readOptions({ max: '' }).max).toBe(6)
})

test('WIDG-17: only the word true shows, in any case', () => {
  expect(['true', 'TRUE', 'yes', '', '1'].map((showdates) => readOptions({ showdates }).showDates)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
})

test('a box without its own option takes that of its script, and no page’s prototype', () => {
  const pollution = Object.prototype as { layout?: string }
  pollution.layout = 'list'
  try {
    const strings = attributesOf(script({ max: '3' }), attributesOf(script({ max: '9', theme: 'dark' })))
    expect(readOptions(strings)).toMatchObject({ max: 3, theme: 'dark', layout: 'grid' })
  } finally {
    delete pollution.layout
  }
})

test('initials are at most two letters, of any script, and each as people see it', () => {
  const names = { 'Ines Duarte': 'ID', ' Jo ': 'J', 'Anna Maria van Dyk': 'AD', 'สมหญิง ใจดี': 'สใ', '': '' }
  const whole = {
    '👩‍👩‍👧 Family': '👩‍👩‍👧F',
    '🇬🇧 Ada': '🇬🇧A',
    'Jo 👍🏽': 'J👍🏽',
    'E\u0301mile Zola\u0301': 'E\u0301Z',
    'नि कि': 'निकि',
  }
  for (const [name, expected] of Object.entries({ ...names, ...whole })) expect(initials(name)).toBe(expected)
})

test('a badge shows none and a spotlight one, whatever the number', () => {
  expect(readOptions({ layout: 'badge', max: '9' }).max).toBe(0)
  expect(readOptions({ layout: 'spotlight', max: '9' }).max).toBe(1)
})
