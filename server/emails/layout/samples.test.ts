import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { shadesOf } from '#shared/colors/accent.ts'
import { customerLanguages } from '#contract/languages.ts'
import { contrast } from '#contract/colors.ts'
import { leadsToReviewSite } from '#contract/publishing/review-sites.ts'
import { features } from '../../app.ts'
import { layOut } from './layout.ts'
import { renderSample } from './samples.ts'
import { holdsCode } from './paragraphs.ts'

const publicUrl = 'https://reviews.example.com'
const samples = features.flatMap(({ sampleEmails = [] }) =>
  sampleEmails.map((sample) => ({ ...sample, ...renderSample(sample, publicUrl) })),
)

const longestSubject = 70
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

/** What a reader of the HTML form is told, in words and signs. */
function wordsOf(html: string): string[] {
  return html
    .replace(/<style>.*?<\/style>|<!--.*?-->/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(\w+|#39);/g, (whole, name: string) => entities[name] ?? whole)
    .split(/\s+/)
    .map(bare)
    .filter(Boolean)
}

const bare = (word: string) => word.replace(/[.,:]+$/, '')

const linksIn = (html: string) =>
  [...html.matchAll(/href="([^"]*)"/g)].map(([, url = '']) => url.replaceAll('&amp;', '&'))

test('every email of the product has a sample, under a name of its own', () => {
  const names = samples.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  const files = readdirSync('server', { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('test/'),
  )
  const sources = new Map(files.map((file) => [file, readFileSync(`server/${file}`, 'utf8')]))
  const sampled = [...sources].flatMap(([file, text]) => (file.endsWith('email-samples.ts') ? [text] : []))
  const written = [...sources].flatMap(([file, text]) =>
    file.startsWith('emails/')
      ? []
      : [...text.matchAll(/export function (\w+Email)\(/g)].map(([, name = '']) => name),
  )
  expect(written.length).toBeGreaterThan(20)
  expect(written.filter((name) => !sampled.some((text) => text.includes(`${name}(`)))).toEqual([])
  const unnamed = [...sources].filter(
    ([file, text]) =>
      /\bparagraphs: \[/.test(text) && !file.startsWith('emails/') && !/-(emails?|copy)\.ts$/.test(file),
  )
  expect(unnamed.map(([file]) => file)).toEqual([])
})

test.for(samples)('$name says the same in plain text, and its subject fits', ({ subject, text, html }) => {
  expect(subject.length).toBeLessThanOrEqual(longestSubject)
  const said = new Set(text.split(/\s+/).map(bare))
  expect(wordsOf(html).filter((word) => !said.has(word))).toEqual([])
  for (const url of linksIn(html)) expect(text).toContain(url)
})

test.for(samples)('$name fetches nothing, fits a phone and follows a dark one', ({ html, language }) => {
  expect(html).not.toMatch(/<(img|script|link|iframe|object|video)\b|url\(|@import|@font-face/i)
  expect(html.match(/<h1\b/g) ?? []).toHaveLength(0)
  expect(html).toContain(`<html lang="${language ?? 'en'}">`)
  expect(html).toContain('<meta name="color-scheme" content="light dark">')
  expect(html).toContain('@media (prefers-color-scheme: dark)')
  // Outlook, which knows no greatest width, is told one between comments.
  const widths = [...html.replace(/<!--.*?-->/gs, '').matchAll(/(?<!max-|-)width[=:]"?(\d+)(px|%)?/g)]
  expect(widths.filter(([, , unit]) => unit !== '%')).toEqual([])
  expect(html).toContain('overflow-wrap:anywhere')
  expect(new Set(html.match(/(?<=font:)[^;]+/g)).size).toBe(1)
})

test('no email carries a reward and a link to a review site (ruling 7)', () => {
  const rewarding = samples.filter(({ paragraphs }) => paragraphs.some(holdsCode))
  expect(rewarding.map(({ name }) => name)).toEqual(customerLanguages.map((one) => `reward-${one}`))
  for (const { text, html } of rewarding) {
    expect(leadsToReviewSite(text)).toBe(false)
    for (const url of linksIn(html)) expect(url).toMatch(/\/my\/[\w-]+\/reward$/)
  }
  const handOvers = samples.filter(({ name }) => name.startsWith('hand-over'))
  expect(handOvers).toHaveLength(10)
  for (const { text } of handOvers) expect(text).not.toMatch(/reward|coupon|discount|gift/i)
  const button = { label: 'Open my text', url: `${publicUrl}/oauth/google/review?handover=x` }
  expect(() => layOut({ paragraphs: [{ label: 'Your coupon', code: 'RYE7' }], button })).toThrow(
    'The button of an email with a reward leads to the page of that reward only.',
  )
})

test.for(['#f5c518', '#ffffff', '#000000', '#b4532a', '#00ff99'])(
  'in the color %s of a business, its name and its button can be read in light and dark',
  (accentColor) => {
    const { html } = layOut({
      paragraphs: ['Hello,'],
      button: { label: 'Open', url: publicUrl },
      emailBrand: { name: 'Sunroom Yoga', accentColor },
    })
    const { light, dark } = shadesOf(accentColor)
    const pairs = [
      [light['accent-text'], '#ffffff'],
      [light['accent-ink'], light.accent],
      [dark['accent-text'], '#23201c'],
      [dark['accent-ink'], dark.accent],
    ] as const
    for (const [ink, ground] of pairs) {
      expect(html).toContain(ink)
      expect(html).toContain(ground)
      expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5)
    }
  },
)
