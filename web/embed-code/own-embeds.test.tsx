import { listTestimonials } from '#contract/testimonials/testimonials.ts'
import { getTestimonialStats } from '#contract/testimonials/testimonial-stats.ts'
import { render, screen, within } from '@testing-library/react'
import { StrictMode } from 'react'
import { expect, test } from 'vitest'
import { listPage } from '../test/list-answer.ts'
import { openPart } from '../test/open-part.tsx'
import { someStats } from '../test/samples/samples.ts'
import { currentBackend } from '../test/setup.ts'
import { defaults } from './choices.ts'
import { PlauditTestimonials } from './files/plaudit-testimonials.tsx'
import { reactComponent, wordPressPlugin } from './own-files.ts'

const hostile = `pk_'; system('id'); //\\`

async function openEmbedCode() {
  currentBackend().answer(listTestimonials, listPage([]))
  currentBackend().answer(getTestimonialStats, someStats())
  const page = openPart('/embed-code')
  const section = within(await screen.findByRole('region', { name: 'More ways to embed' }))
  return { ...page, section }
}

test('the React component carries the chosen widget, and is copied whole', async () => {
  const { user, section } = await openEmbedCode()
  await user.click(screen.getByRole('radio', { name: /^Carousel/ }))
  await user.click(section.getByRole('button', { name: /Copy component/ }))
  const copied = await navigator.clipboard.readText()
  expect(copied).toContain(`const source = '${location.origin}/widget/pk_lindqvist.js?layout=carousel'`)
  expect(copied).toContain(`const container = 'plaudit-widget-pk_lindqvist'`)
  expect(copied).not.toMatch(/__[A-Z]+__/)
})

test('the React component puts its container there, loads its script once, and cleans up', () => {
  const scripts = () => document.head.querySelectorAll('script[src$="__SCRIPT__"]')
  const place = () => document.getElementById('__CONTAINER__')
  const both = (
    <StrictMode>
      <PlauditTestimonials className="wide" style={{ minHeight: 520 }} />
    </StrictMode>
  )
  const first = render(both)
  expect(place()).toHaveClass('wide')
  expect(place()).toHaveStyle({ minHeight: '520px' })
  expect(scripts()).toHaveLength(1)
  first.unmount()
  expect(place()).toBeNull()
  render(both)
  expect(place()).not.toBeNull()
  expect(scripts()).toHaveLength(1)
})

test('the WordPress plugin begins with what was chosen, and nothing ends its strings', () => {
  const plugin = wordPressPlugin('pk_lindqvist', { ...defaults, layout: 'masonry', theme: 'auto', max: 12 })
  expect(plugin).toContain(`'${location.origin}/widget/pk_lindqvist.js'`)
  expect(plugin).toContain(`'default' => 'wall'`)
  expect(plugin).toContain(`'default' => 'auto'`)
  expect(plugin).toContain(`'default' => 12`)
  expect(plugin).not.toMatch(/__[A-Z]+__/)
  for (const file of [wordPressPlugin(hostile, defaults), reactComponent(hostile, defaults)]) {
    expect(file).toContain(String.raw`pk_\'; system(\'id\'); //\\`)
  }
})

test('the WordPress block has every choice of the snippet, with what was chosen as its default', () => {
  const chosen = { ...defaults, layout: 'carousel', showDates: false, autoSlide: true } as const
  const plugin = wordPressPlugin('pk_lindqvist', chosen)
  const [, attributes = ''] = /'attributes' +=> array\((.*?)\n\t\t\t\),/s.exec(plugin) ?? []
  for (const [name, value] of Object.entries(chosen)) {
    const shown = typeof value === 'string' ? `'${value}'` : String(value)
    expect(attributes).toMatch(new RegExp(`'${name}' +=> array\\(.*'default' => ${shown} \\)`))
    expect(plugin).toMatch(new RegExp(`${name}: value|toggle\\( '${name}'`))
  }
})

test('whatever the WordPress block writes into a page is escaped', () => {
  const [, values = ''] =
    /return sprintf\(\s*'[^']*',\n(.*?)\n\t\);/s.exec(wordPressPlugin('pk_lindqvist', defaults)) ?? []
  const written = values.split('\n').map((line) => line.trim())
  expect(written).toHaveLength(4)
  for (const value of written) expect(value).toMatch(/^(get_block_wrapper_attributes|esc_attr|esc_url)\(/)
})

test('the static files follow the choices and the language, and say what the law asks for', async () => {
  const { user, section } = await openEmbedCode()
  const link = () => section.getByRole('link', { name: 'Download ZIP' }).getAttribute('href') ?? ''
  const query = () => Object.fromEntries(new URL(link(), location.origin).searchParams)
  expect(query()).toMatchObject({ layout: 'grid', theme: 'light', max: '6', lang: 'en', showRatings: 'true' })
  await user.click(screen.getByRole('radio', { name: /^List/ }))
  await user.selectOptions(section.getByLabelText('Language'), 'German')
  expect(query()).toMatchObject({ layout: 'list', lang: 'de' })
  expect(section.getByText(/When a customer withdraws a testimonial, the law requires you/)).toBeVisible()
})
