import { widgetLayouts } from '#contract/widgets/widget-layouts.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { anEmbedAnswer, anEmbedTestimonial, controlOf, drawn, press, textsOf } from './test/samples.ts'

test('every testimonial has its stars, text, author, company and day, and the average says of how many', () => {
  document.documentElement.lang = 'en'
  onTestFinished(() => document.documentElement.removeAttribute('lang'))
  const testimonials = [
    anEmbedTestimonial({ rating: 4 }),
    anEmbedTestimonial({ customerName: 'สมหญิง ใจดี', label: 'Imported from Google' }),
  ]
  const box = drawn(anEmbedAnswer(2, { testimonials, average: 4.5 }))
  const [first, second] = box.querySelectorAll('ul > li')
  const stars = first?.querySelector<HTMLElement>('[role=img]')
  expect([stars?.getAttribute('aria-label'), stars?.style.getPropertyValue('--r')]).toEqual([
    'Rated 4 out of 5',
    '80%',
  ])
  expect(textsOf(first!, 'blockquote, b, .details')).toEqual([
    'The rye keeps for a week.',
    'Ines Duarte',
    'Duarte & Filhos · Mar 31, 2026',
  ])
  expect(textsOf(second!, '.label')).toEqual(['Imported from Google'])
  expect(textsOf(box, '.foot span')).toEqual(['4.5 · 2 on our form', '2 of 2 shown'])
})

test('a headline stands between the stars and the text, and a card without one has no place for it (TEST-05)', () => {
  const testimonials = [anEmbedTestimonial({ headline: 'Keeps for a week' }), anEmbedTestimonial()]
  const cards = drawn(anEmbedAnswer(2, { testimonials })).querySelectorAll('li')
  const parts = [...cards].map((card) => [...card.children].map(({ localName }) => localName))
  expect(parts).toEqual([
    ['div', 'b', 'blockquote', 'div'],
    ['div', 'blockquote', 'div'],
  ])
  expect(textsOf(cards[0]!, '.headline')).toEqual(['Keeps for a week'])
  const titled = anEmbedTestimonial({ headline: 'Worth it', content: 'Worth it\nThe oak shelf came late.' })
  const card = drawn(anEmbedAnswer(1, { testimonials: [titled] }))
  expect(textsOf(card, '.headline, blockquote')).toEqual(['Worth it', 'The oak shelf came late.'])
})

test('attributes leave out stars, days and companies', () => {
  const box = drawn(anEmbedAnswer(2), { showratings: 'false', showdates: 'false', showcompany: 'false' })
  expect(box.querySelectorAll('[role=img], .details, .stars')).toHaveLength(0)
  expect(textsOf(box, '.foot > span')).toEqual(['2 of 2 shown'])
  expect(textsOf(box, 'b')).toEqual(['Customer 1', 'Customer 2'])
})

test('of more than fit, the first are shown in the order of the answer: pinned ones come first', () => {
  for (const layout of ['grid', 'list', 'masonry', 'carousel']) {
    const box = drawn(anEmbedAnswer(6), { layout, max: '2' })
    expect(textsOf(box, 'li b')).toEqual(['Customer 1', 'Customer 2'])
  }
})

test('a selection says of how many it is one', () => {
  const box = drawn(anEmbedAnswer(6, { total: 47 }), { max: '2' })
  expect(box.querySelectorAll('li')).toHaveLength(2)
  expect(textsOf(box, '.foot span').at(-1)).toBe('2 of 47 shown')
})

test('imported averages stand apart under their source, and a selection counts what came through own links alone', () => {
  const otherRatings = [
    {
      source: 'Google',
      count: 53,
      average: 4.8,
      label: '4.8 from 50 imported from Google',
      isSynced: false,
      counted: '50 imported from Google',
    },
  ]
  const box = drawn(anEmbedAnswer(6, { total: 47, average: 4.6, otherRatings }))
  expect(textsOf(box, '.foot span')).toEqual([
    '4.6 · 47 on our form',
    '6 of 47 shown',
    '4.8 from 50 imported from Google',
  ])
  const withoutStars = drawn(anEmbedAnswer(6, { total: 47, otherRatings }), { showratings: 'false' })
  expect(textsOf(withoutStars, '.foot span')).toEqual(['6 of 47 shown', '50 imported from Google'])
})

test('what is synced with its platform leads where it is the larger, what came from a file never does', () => {
  const google = {
    source: 'Google',
    count: 120,
    average: 4.8,
    isSynced: true,
    label: '4.8 from 120 imported from Google',
    counted: '120 imported from Google',
  }
  const figures = { shown: 3, quoted: 4, total: 47, average: 3.7 }
  const feet = (otherRatings: (typeof google)[], strings: object = {}) =>
    textsOf(drawn(anEmbedAnswer(8, { ...figures, otherRatings }), { ...strings }), '.foot > span')
  const counts = ['3 of 47 shown', '4 quoted by the business']
  const own = '3.7 from 47 on our form'
  expect(feet([google])).toEqual(['4.8 · 120 imported from Google', ...counts, own])
  expect(feet([{ ...google, isSynced: false }])).toEqual(['3.7 · 47 on our form', ...counts, google.label])
  expect(feet([google], { showratings: 'false' })).toEqual([...counts, google.counted])
  expect(feet([google], { layout: 'badge' })).toEqual(['4.8 · 120 imported from Google', own])

  const answer = anEmbedAnswer(0, { ...figures, otherRatings: [google] })
  const badge = drawn(answer, { layout: 'badge' })
  expect(badge.querySelector<HTMLElement>('.stars')?.style.getPropertyValue('--r')).toBe('96%')
  const filed = { ...answer, average: null, total: 0, otherRatings: [{ ...google, isSynced: false }] }
  expect(drawn(filed, { layout: 'badge' }).childElementCount).toBe(0)
})

test('more than one other source is said in short, with its average and count behind the last line', () => {
  const sources = ['Google', 'Shop'].map((source) => ({
    source,
    count: 2489,
    average: 4.2,
    isSynced: source === 'Google',
    label: `4.2 from 2,489 on ${source}`,
    counted: `2,489 on ${source}`,
  }))
  const answer = anEmbedAnswer(3, { total: 4, average: 3.7, otherRatings: [...sources, sources[1]!] })
  const box = drawn(answer)
  expect(textsOf(box, '.foot > span')).toEqual([
    '4.2 · 2,489 on Google · 2 more sources',
    '3 of 4 shown',
    '3.7 from 4 on our form',
  ])
  // What does not fit is cut off the name of the source, and not off how many more there are.
  expect(textsOf(box, '.foot i')).toEqual([' · 2,489 on Google', ' · 2 more sources'])
  expect(textsOf(box, 'details p:not(.spread)').slice(0, 2)).toEqual(
    sources.slice(1).flatMap(({ label }) => [label, label]),
  )
  const one = drawn({ ...answer, otherRatings: sources })
  expect(textsOf(one, '.foot > span').at(-1)).toBe('4.2 from 2,489 on Shop')
})

test('the stars of an average are filled to the tenth', () => {
  const box = drawn(anEmbedAnswer(3, { average: 3.7 }))
  expect(box.querySelector<HTMLElement>('.foot .stars')?.style.getPropertyValue('--r')).toBe('74%')
})

test('an English page outside of the US writes days as its readers do', () => {
  const days = {
    en: 'Mar 31, 2026',
    'en-US': 'Mar 31, 2026',
    'en-GB': '31 Mar 2026',
    'en-nowhere-at-all': 'Mar 31, 2026',
  }
  for (const [language, day] of Object.entries(days))
    expect([language, textsOf(drawn(anEmbedAnswer(1), { showcompany: 'false' }, language), '.day')]).toEqual([
      language,
      [day],
    ])
})

test('words that nobody dated have no date', () => {
  const dated = { customerCompany: null, date: '2026-03-31' }
  const testimonials = [
    anEmbedTestimonial({ date: null }),
    anEmbedTestimonial({ customerCompany: null, date: null }),
    anEmbedTestimonial(dated),
  ]
  const cards = drawn(anEmbedAnswer(3, { testimonials })).querySelectorAll('li')
  expect([...cards].map((one) => textsOf(one, '.details'))).toEqual([
    ['Duarte & Filhos'],
    [],
    [expect.stringContaining('2026')],
  ])
})

test('a business without testimonials takes no room', () => {
  for (const layout of widgetLayouts) expect(drawn(anEmbedAnswer(0), { layout }).childElementCount).toBe(0)
})

test('a badge shows the average and of how many, faces show whose, a spotlight one testimonial', () => {
  const answer = anEmbedAnswer(6, { total: 47, average: 4.6 })
  const badge = drawn(answer, { layout: 'badge' })
  expect(textsOf(badge, '.foot > span')).toEqual(['4.6 · 47 on our form'])
  expect(badge.querySelectorAll('li')).toHaveLength(0)
  expect(textsOf(drawn(answer, { layout: 'avatars', max: '3' }), 'li .sr')).toEqual([
    'Customer 1',
    'Customer 2',
    'Customer 3',
  ])
  const spotlight = drawn(answer, { layout: 'spotlight' })
  expect(spotlight.querySelectorAll('li')).toHaveLength(1)
  expect(textsOf(spotlight, '.foot > span')).toEqual(['4.6 · 47 on our form', '1 of 47 shown'])
})

/** Whether each row of a marquee can be reached. */
const rowsOf = (box: HTMLElement) =>
  [...box.querySelectorAll('ul')].map((row) => (row.inert ? 'for the eye' : 'for everyone'))

test('a marquee runs its row twice, and only the first one can be read aloud and reached', () => {
  const box = drawn(anEmbedAnswer(3), { layout: 'marquee' })
  expect(rowsOf(box)).toEqual(['for everyone', 'for the eye'])
  press(box, 'Pause autoplay')
  expect(box.querySelector('.row')?.classList.contains('still')).toBe(true)
})

test('the second row of a marquee is made just before the end of the first is in sight, or when the window changes', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(2000)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1000)
  onTestFinished(() => void vi.restoreAllMocks())
  // In 24 seconds half of the row has passed, and its end comes into sight.
  const box = drawn(anEmbedAnswer(6), { layout: 'marquee' })
  vi.advanceTimersByTime(22_999)
  expect(rowsOf(box)).toEqual(['for everyone'])
  vi.advanceTimersByTime(1)
  expect(rowsOf(box)).toEqual(['for everyone', 'for the eye'])
  const other = drawn(anEmbedAnswer(6), { layout: 'marquee' })
  window.dispatchEvent(new Event('resize'))
  vi.advanceTimersByTime(30_000)
  expect(rowsOf(other)).toEqual(['for everyone', 'for the eye'])
})

/** What a press on its name opens. */
function policyIn(box: HTMLElement): HTMLDetailsElement {
  const details = box.querySelector('details')!
  expect(details.open).toBe(false)
  return details
}

test('every widget says how the business collects and how its stars are spread, whatever is left out', () => {
  for (const layout of widgetLayouts) {
    const answer = anEmbedAnswer(4, { byStars: [1, 0, 0, 2, 2489], total: 2492 })
    const how = policyIn(drawn(answer, { layout }))
    expect(textsOf(how, 'summary')).toEqual(['How we collect'])
    expect(textsOf(how, '.spread')[0]?.split(/ {3}/).filter(Boolean)).toEqual([
      '5★ 2,489',
      '4★ 2',
      '3★ 0',
      '2★ 0',
      '1★ 1',
    ])
    const bare = policyIn(drawn(answer, { layout, showratings: 'false' }))
    expect(textsOf(bare, 'p').at(-1)).toBe('The form is the same for everyone.')
  }
})

test('more than eight places to stand at are counted instead of dotted', () => {
  const nine = drawn(anEmbedAnswer(9), { layout: 'carousel', max: '9' })
  expect(nine.querySelector('.dots')?.textContent).toBe('1 / 9')
  expect(nine.querySelectorAll('.dots button')).toHaveLength(0)
  press(nine, 'Previous testimonial')
  expect(nine.querySelector('.dots')?.textContent).toBe('9 / 9')
  expect(
    drawn(anEmbedAnswer(8), { layout: 'carousel', max: '8' }).querySelectorAll('.dots button'),
  ).toHaveLength(8)
})

test('WIDG-18: each layout is a list of its own kind', () => {
  for (const layout of ['grid', 'list', 'masonry', 'carousel']) {
    expect(drawn(anEmbedAnswer(3), { layout }).querySelector('ul')?.className).toBe(layout)
  }
})

test.for([
  '<img src=x onerror="alert(1)">',
  '</script><script>alert(1)</script>',
  '"><iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '{{constructor.constructor("alert(1)")()}}',
  '&lt;b&gt;already escaped&lt;/b&gt;',
])('whatever customers wrote stays text: %s', (text) => {
  const fields = { headline: text, content: text, customerName: text, customerCompany: text, label: text }
  const box = drawn(anEmbedAnswer(1, { testimonials: [anEmbedTestimonial(fields)] }), { showdates: 'false' })
  expect(textsOf(box.querySelector('li')!, 'blockquote, b, .details, .label')).toEqual(
    Array.from({ length: 5 }, () => text),
  )
  expect(box.querySelectorAll('script, iframe, img, blockquote *')).toHaveLength(0)
})

test('a card reads in the direction of its own script, and claims no language', () => {
  const card = drawn(anEmbedAnswer(1)).querySelector('li')
  expect([card?.dir, card?.getAttribute('lang')]).toEqual(['auto', ''])
})

test('a text that is cut can be opened and closed, and no other', () => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(150)
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return this.textContent.length > 50 ? 400 : 150
  })
  const testimonials = [
    anEmbedTestimonial({ content: 'Lovely.' }),
    anEmbedTestimonial({ content: 'We ordered for a wedding of two hundred people. '.repeat(3) }),
  ]
  const box = drawn(anEmbedAnswer(2, { testimonials }))
  expect(textsOf(box, '.more')).toEqual(['Read more'])
  const more = controlOf(box, 'Read more')
  expect(more.getAttribute('aria-expanded')).toBe('false')
  press(box, 'Read more')
  expect(more.textContent).toBe('Read less')
  expect(more.getAttribute('aria-expanded')).toBe('true')
  expect(more.closest('li')?.className).toBe('card open')
  press(box, 'Read less')
  expect(more.closest('li')?.className).toBe('card')
})

test('a customer’s photo stands in for their initials, as decoration', () => {
  const photoUrl = 'https://plaudit.example/api/public/photos/x'
  const testimonials = [anEmbedTestimonial({ photoUrl }), anEmbedTestimonial()]
  const faces = [...drawn(anEmbedAnswer(2, { testimonials })).querySelectorAll('.photo')]
  expect(faces.map(({ localName }) => localName)).toEqual(['img', 'span'])
  expect(faces[0]?.getAttribute('src')).toBe(photoUrl)
  expect(faces[0]?.getAttribute('aria-hidden')).toBe('true')
})

test('highlighted words are marked, and the business’s reply stands below', () => {
  const box = drawn(
    anEmbedAnswer(1, {
      testimonials: [
        anEmbedTestimonial({
          content: 'Crisp crust. The rye keeps for a week, the rye!',
          highlights: ['rye keeps', 'Crisp'],
          reply: { text: 'Thank you!', date: '2026-04-01' },
        }),
      ],
    }),
  )
  expect(textsOf(box, 'mark')).toEqual(['Crisp', 'rye keeps'])
  expect(textsOf(box, 'blockquote')).toEqual(['Crisp crust. The rye keeps for a week, the rye!'])
  expect(textsOf(box, '.reply')).toEqual(['Reply from the business · Apr 1, 2026Thank you!'])
})
