import { brand } from '#contract/brand.ts'
import type { EmbedAnswer } from '#contract/embed.ts'
import { widgetWords } from '#contract/widget-words.ts'
import { expect, test, vi } from 'vitest'

const answer: EmbedAnswer = {
  success: true,
  testimonials: [
    {
      id: '1',
      headline: null,
      content: 'The rye keeps for a week.',
      customerName: 'Ines Duarte',
      customerCompany: null,
      rating: 5,
      date: '2026-03-02',
      photoUrl: null,
      label: null,
      verifyUrl: null,
    },
  ],
  shown: 1,
  total: 1,
  average: 5,
  byStars: [0, 0, 0, 0, 1],
  words: widgetWords.en,
  otherRatings: [],
}

test('DASH-03: the container of a widget is named for the product', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', (url: URL) => {
    asked.push(`${url.pathname}${url.search}`)
    return Promise.resolve(Response.json(answer))
  })
  const container = document.createElement('div')
  container.id = `${brand.prefix}-widget-pk_key`
  const between = document.createElement('p')
  const script = document.createElement('script')
  // The file is not fetched: what it holds is imported below.
  script.type = 'text/plain'
  script.src = `${location.origin}/embed.js`
  script.dataset['key'] = 'pk_key'
  document.body.append(container, between, script)
  await import('./embed.ts')
  await vi.waitFor(() => expect(container.shadowRoot?.textContent).toContain('The rye keeps for a week.'))
  expect(asked).toEqual(['/api/embed/testimonials/me?apiKey=pk_key&max=6&lang=en'])
})
