import { describe, expect, test } from 'vitest'
import { alertOf } from './alert.ts'
import { alertAsText, chatBody } from './bodies.ts'

const site = 'https://reviews.example.com'
const hostile = {
  id: '0192f3a1-7c1e-7b2a-9d53-6a1c2b3d4e5f',
  customerName: '<!channel> @everyone',
  company: '[Click](https://evil.example)',
  content: 'Great *bread*, <https://evil.example|see> & @here\nsecond line',
  rating: 4,
}
const alert = alertOf(site, 'testimonial.submitted', hostile, 500)

describe('an alert', () => {
  test('says what happened, how many stars, the words and who said them, and where to open it', () => {
    const words = {
      ...hostile,
      customerName: 'Ines Duarte',
      company: null,
      content: 'The rye keeps for a week.',
    }
    expect(alertAsText(alertOf(site, 'testimonial.submitted', words, 140))).toBe(
      `New testimonial ★★★★☆\n“The rye keeps for a week.”\n— Ines Duarte\nOpen testimonial: ${site}/testimonials?view=${hostile.id}`,
    )
  })

  test('carries as much of the words as the owner wants, cut between words', () => {
    const cut = (length: number) => alertOf(site, 'testimonial.submitted', hostile, length).quote
    expect(cut(0)).toBe('')
    expect(cut(20)).toBe('Great *bread*,…')
  })

  test('of something that is gone links to the list', () => {
    const gone = alertOf(site, 'testimonial.deleted', { id: hostile.id }, 140)
    expect([gone.title, gone.quote, gone.link.url]).toEqual([
      'A testimonial was deleted',
      '',
      `${site}/testimonials`,
    ])
  })
})

test('what customers write mentions nobody and links nowhere in any chat', () => {
  const slack = JSON.stringify(chatBody('slack', alert, null))
  expect(slack).not.toMatch(/<!channel>|<https:\/\/evil/)
  expect(slack).toContain('&lt;!channel&gt;')
  const discord = chatBody('discord', alert, null)
  expect(discord).toMatchObject({ allowed_mentions: { parse: [] } })
  expect(JSON.stringify(discord)).not.toContain('[Click](')
  const teams = JSON.stringify(chatBody('teams', alert, null))
  expect(teams).not.toContain('[Click](')
  const telegram = chatBody('telegram', alert, '-100123')
  expect(telegram).toMatchObject({ chat_id: '-100123', link_preview_options: { is_disabled: true } })
  expect(telegram).not.toHaveProperty('parse_mode')
})
