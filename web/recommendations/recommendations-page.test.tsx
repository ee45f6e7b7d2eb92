import { recommendTestimonials, type Recommendations } from '#contract/recommendations/recommendations.ts'
import { getCardDesign } from '#contract/collection/sharing.ts'
import { changeSeveral, organizeTestimonial } from '#contract/testimonials/organizing.ts'
import { createWidget, listWidgets } from '#contract/widgets/widgets.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage } from '../test/open-page.tsx'
import {
  approvedRow,
  aRecommendation,
  ines,
  omar,
  someRecommendations,
} from '../test/samples/recommendation-samples.ts'
import { keepTestimonials } from '../test/samples/testimonials-samples.ts'
import { aWidget } from '../test/samples/widget-samples.ts'
import { currentBackend } from '../test/setup.ts'

const priya = aRecommendation({ score: 41, testimonial: approvedRow({ customerName: 'Priya Raman' }) })

function answer(own: Partial<Recommendations> = {}) {
  const backend = currentBackend()
  const loaded = someRecommendations({ recommendations: [ines, omar, priya], ...own })
  keepTestimonials(...loaded.recommendations.map(({ testimonial }) => testimonial))
  backend.answer(recommendTestimonials, loaded)
  backend.answerByDefault(getCardDesign, { design: null })
  return backend
}

const sent = () =>
  currentBackend()
    .received(recommendTestimonials)
    .map(({ body }) => body)

test('the page has its cards, lists and panel, and asks with the documented defaults and the industry (REC-01, REC-09, REC-10, REC-11)', async () => {
  answer()
  openPage('/testimonial-recommendations')
  expect(await screen.findByRole('article', { name: 'Ines Duarte' })).toBeVisible()
  for (const name of [
    'What do you need them for?',
    'Top Performing Factors',
    'Missing Elements',
    'Suggestions for Improvement',
    'Selected testimonials',
  ])
    expect(screen.getByRole('heading', { level: 2, name })).toBeVisible()
  expect(sent()).toEqual([
    {
      platform: 'website',
      audience: 'prospects',
      objective: 'trust_building',
      contentLength: 'medium',
      format: 'quote',
      limit: 5,
      industry: 'Bakery',
    },
  ])
  expect(screen.getByLabelText('Results')).toHaveValue('5')
  expect(
    within(screen.getByLabelText('Results'))
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['3', '5', '10', '15'])
})

test('the four numbers say what they are of, and the thresholds stand beside the potential (REC-12)', async () => {
  answer()
  openPage('/testimonial-recommendations')
  const cards = within(await screen.findByRole('region', { name: 'Analytics' }))
  await cards.findByText('47')
  for (const text of [
    '12 can be shown',
    '4.6',
    'Medium',
    /^Needs 5 other businesses in “Bakery”/,
    'Average score of your top 3: 80 or more is high, 60 or more is medium.',
  ])
    expect(cards.getByText(text)).toBeVisible()
  for (const label of ['Total Testimonials', 'Average Rating', 'Industry Benchmark', 'Conversion Potential'])
    expect(cards.getByText(label)).toBeVisible()
})

test('every setting is asked for at once, with its documented values, and stays in the address (REC-04 to REC-08)', async () => {
  answer()
  const page = openPage('/testimonial-recommendations')
  const { user } = page
  await screen.findByRole('article', { name: 'Ines Duarte' })
  const choices = {
    Platform: ['website', 'social', 'sales', 'marketing', 'proposal', 'landing_page'],
    Audience: ['prospects', 'existing_customers', 'partners', 'general'],
    Objective: ['trust_building', 'conversion', 'retention', 'social_proof', 'credibility'],
    Length: ['short', 'medium', 'long'],
    Format: ['quote', 'story', 'metric_focused', 'emotional'],
  }
  for (const [label, values] of Object.entries(choices)) {
    const options = within(screen.getByLabelText(label)).getAllByRole<HTMLOptionElement>('option')
    expect(options.map(({ value }) => value)).toEqual(values)
    await user.selectOptions(screen.getByLabelText(label), values.at(-1)!)
  }
  await user.selectOptions(screen.getByLabelText('Results'), '15')
  const expected = {
    platform: 'landing_page',
    audience: 'general',
    objective: 'credibility',
    contentLength: 'long',
    format: 'emotional',
    limit: 15,
  }
  await waitFor(() => expect(sent().at(-1)).toMatchObject(expected))
  page.reload()
  expect(await screen.findByLabelText('Platform')).toHaveValue('landing_page')
  await waitFor(() => expect(sent().at(-1)).toMatchObject(expected))
})

test('a score is green from 80, yellow from 60 and red below, and says so in words (REC-13, REC-15)', async () => {
  answer({
    recommendations: [100, 80, 79, 60, 59, 0].map((score) =>
      aRecommendation({ score, testimonial: approvedRow({ customerName: `Score ${score}` }) }),
    ),
  })
  openPage('/testimonial-recommendations')
  await screen.findByRole('article', { name: 'Score 100' })
  const of = (score: number) => within(screen.getByRole('article', { name: `Score ${score}` }))
  const badges = {
    'Strong match': ['success', 100, 80],
    'Fair match': ['warning', 79, 60],
    'Weak match': ['danger', 59, 0],
  } as const
  for (const [word, [tone, ...scores]] of Object.entries(badges))
    for (const score of scores) expect(of(score).getByText(word)).toHaveClass(`text-${tone}-text`)
})

test('a recommendation shows why, how its score adds up, and where its quote was cut (REC-13, REC-14)', async () => {
  answer()
  const { user } = openPage('/testimonial-recommendations')
  const card = within(await screen.findByRole('article', { name: 'Ines Duarte' }))
  expect(card.getByRole('list', { name: 'Matching factors' })).toHaveTextContent('Builds trust5 stars')
  expect(card.getByRole('list', { name: 'Reasons' })).toHaveTextContent('Builds trust: “honest”.')
  expect(card.getByText('(sentences left out)')).toBeInTheDocument()
  expect(card.queryByText(/We came twice/)).not.toBeInTheDocument()
  await user.click(card.getByRole('button', { name: 'Show all of it' }))
  expect(card.getByText('We came twice. They are honest.')).toBeVisible()
  await user.click(card.getByText('How the score adds up'))
  expect(card.getByText('About specificity.')).toBeVisible()
})

test('selected testimonials are copied with their names and labels, and stay selected when the settings change (REC-03)', async () => {
  answer()
  const { user } = openPage('/testimonial-recommendations')
  await user.click(await screen.findByRole('checkbox', { name: 'Select Ines Duarte’s testimonial' }))
  await user.click(screen.getByRole('checkbox', { name: 'Select Omar Haddad’s testimonial' }))
  answer({ recommendations: [priya] })
  await user.selectOptions(screen.getByLabelText('Format'), 'story')
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Ines Duarte' })).not.toBeInTheDocument())
  await user.click(screen.getByRole('button', { name: 'Copy All' }))
  expect(await screen.findByText('Copied to clipboard')).toBeVisible()
  expect(await navigator.clipboard.readText()).toBe(
    '“[…] They are honest.”\n– Ines Duarte, Duarte & Filhos\n\n“=1+1 "great" bread”\n– Omar Haddad\nReceived a reward',
  )
})

test('Export Selected offers the three formats (REC-02)', async () => {
  answer()
  const { user } = openPage('/testimonial-recommendations')
  expect(screen.queryByRole('button', { name: 'Export Selected' })).not.toBeInTheDocument()
  await user.click(await screen.findByRole('checkbox', { name: 'Select Ines Duarte’s testimonial' }))
  await user.click(screen.getByRole('button', { name: 'Export Selected' }))
  const items = await screen.findAllByRole('menuitem')
  expect(items.map(({ textContent }) => textContent)).toEqual(['Spreadsheet (CSV)', 'JSON', 'Markdown'])
})

test('a recommendation is pinned, tagged, and shared as an image from its card', async () => {
  const backend = answer()
  const { user } = openPage('/testimonial-recommendations')
  const card = within(await screen.findByRole('article', { name: 'Ines Duarte' }))
  await user.click(card.getByRole('button', { name: 'Pin' }))
  await waitFor(() =>
    expect(backend.received(organizeTestimonial)).toMatchObject([{ body: { isPinned: true } }]),
  )
  await user.click(card.getByRole('button', { name: 'Tag' }))
  await user.type(await screen.findByLabelText('Tag'), 'proposal')
  await user.click(screen.getByRole('button', { name: 'Add tag' }))
  await waitFor(() =>
    expect(backend.received(changeSeveral)).toMatchObject([
      { body: { action: 'tag', tag: 'proposal', ids: [ines.testimonialId] } },
    ]),
  )
  expect(await screen.findByText('Tag added')).toBeVisible()
  await user.click(card.getByRole('button', { name: 'Share image' }))
  expect(await screen.findByRole('dialog', { name: 'Share' })).toBeVisible()
})

test('a widget of the selection shows what gets a tag of its name, and opens in the designer', async () => {
  const backend = answer()
  const widget = aWidget({ name: 'Proposal picks' })
  backend.answer(createWidget, widget)
  backend.answer(listWidgets, [widget])
  const { user } = openPage('/testimonial-recommendations')
  await user.click(await screen.findByRole('checkbox', { name: 'Select Ines Duarte’s testimonial' }))
  await user.click(screen.getByRole('checkbox', { name: 'Select Omar Haddad’s testimonial' }))
  await user.click(screen.getByRole('button', { name: 'Make widget' }))
  const name = await screen.findByLabelText('Name')
  expect(name).toHaveValue('Picks: Website')
  await user.clear(name)
  await user.type(name, 'Proposal picks')
  await user.click(screen.getByRole('button', { name: 'Create widget' }))
  await waitFor(() =>
    expect(location.pathname + location.search).toBe(`/template-designer?widget=${widget.id}`),
  )
  expect(backend.received(changeSeveral)).toMatchObject([
    { body: { action: 'tag', tag: 'Proposal picks', ids: [ines.testimonialId, omar.testimonialId] } },
  ])
  expect(backend.received(createWidget)).toMatchObject([
    {
      body: { name: 'Proposal picks', settings: { displayCount: 3 }, filters: { tags: ['Proposal picks'] } },
    },
  ])
})

test('a widget of the selection takes no tag that shows other testimonials too', async () => {
  const tagged = aRecommendation({
    testimonial: approvedRow({ customerName: 'Lena', tags: ['Picks: Website'] }),
  })
  const backend = answer({ recommendations: [ines, tagged] })
  const { user } = openPage('/testimonial-recommendations')
  await user.click(await screen.findByRole('checkbox', { name: 'Select Ines Duarte’s testimonial' }))
  await user.click(screen.getByRole('button', { name: 'Make widget' }))
  await user.click(await screen.findByRole('button', { name: 'Create widget' }))
  expect(await screen.findByText('This tag is already in use. Please choose another name.')).toBeVisible()
  expect(backend.received(createWidget)).toEqual([])
})

test('without testimonials the page says what to do, and a failure can be tried again', async () => {
  const backend = answer({ recommendations: [] })
  const page = openPage('/testimonial-recommendations')
  const { user } = page
  expect(await screen.findByText('Approve testimonials to see which fit best.')).toBeVisible()
  expect(screen.getByText('Figures: none says how much, how many or how long.')).toBeVisible()
  backend.fail(recommendTestimonials)
  page.goTo('/testimonial-recommendations?platform=social')
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
  answer()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('article', { name: 'Ines Duarte' })).toBeVisible()
})
