import { getTestimonialHistory, type HistoryEntry } from '#contract/provenance/history.ts'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPart } from '../../test/open-part.tsx'
import { aTestimonial } from '../../test/samples/samples.ts'
import { currentBackend } from '../../test/setup.ts'
import { keepTestimonials } from '../../test/samples/testimonials-samples.ts'

let entries = 0
function entry(type: HistoryEntry['type'], own: Partial<HistoryEntry> = {}): HistoryEntry {
  entries += 1
  const mara = { kind: 'member', name: 'Mara Lindqvist' } as const
  return {
    seq: entries,
    type,
    at: '2026-03-02T09:00:00.000Z',
    by: mara,
    isErased: false,
    details: {},
    ...own,
  }
}
const byCustomer = { by: { kind: 'customer', name: null } } as const

/** Opens one testimonial with this history; its lines as they are read. */
async function openHistory(...history: HistoryEntry[]) {
  const ines = aTestimonial()
  keepTestimonials(ines)
  currentBackend().answer(getTestimonialHistory, history)
  const { user } = openPart(`/testimonials?view=${ines.id}`)
  const section = within(await screen.findByRole('region', { name: 'History' }))
  await section.findAllByRole('listitem')
  return { user, section, lines: () => section.getAllByRole('listitem').map((line) => line.textContent) }
}

test('the details show what happened in plain words, the newest first', async () => {
  const { lines } = await openHistory(
    entry('submitted', byCustomer),
    entry('approved'),
    entry('edited', { by: { kind: 'program', name: 'Shop' }, details: { from: 'Good bread.' } }),
    entry('hidden', { by: { kind: 'member', name: null } }),
  )
  expect(lines()).toEqual([
    expect.stringContaining('A former team member hid this from your site'),
    expect.stringContaining('The API key “Shop” edited the text'),
    expect.stringContaining('Mara Lindqvist approved this'),
    expect.stringContaining('Ines Duarte sent this through your form'),
  ])
  expect(screen.getByText('Before: “Good bread.”')).toBeVisible()
})

test('only the customer is said to have posted it; the team matched it, the platform had it', async () => {
  const on = { details: { platform: 'google' } } as const
  const { lines } = await openHistory(
    entry('published', { ...byCustomer, ...on }),
    entry('published', on),
    entry('published', { by: { kind: 'system', name: null }, ...on }),
  )
  expect(lines()).toEqual([
    expect.stringContaining('Found on Google'),
    expect.stringContaining('Mara Lindqvist matched this with a review on Google'),
    expect.stringContaining('Ines Duarte posted this on Google'),
  ])
})

test('erased details say so, and a decision that nobody made is nobody’s', async () => {
  const { lines } = await openHistory(
    entry('submitted', { ...byCustomer, isErased: true }),
    entry('approved', { by: { kind: 'system', name: null }, details: { because: 'no approval required' } }),
  )
  expect(lines()[0]).toContain('Approved automatically')
  expect(lines()[1]).toContain('Details erased')
})

test('a long history shows the last five, and all of it on demand', async () => {
  const { user, section, lines } = await openHistory(...Array.from({ length: 12 }, () => entry('edited')))
  expect(lines()).toHaveLength(5)
  await user.click(section.getByRole('button', { name: 'Show all 12' }))
  expect(lines()).toHaveLength(12)
})

test('a draft shows what it was made from, what was changed, and what the customer had agreed to (ruling 2.4)', async () => {
  const { user, section } = await openHistory(
    entry('drafted', {
      ...byCustomer,
      details: {
        engine: 'built-in',
        answers: [{ question: 'What did you like most?', answer: 'crisp crust' }],
        draft: 'The crust is crisp.',
        changes: [
          { was: 'The crust is ', now: 'The crust is ' },
          { was: 'crisp', now: 'very crisp' },
          { was: '.', now: '.' },
        ],
        consent: { version: 'draft-2026-11.1+here:en', sentence: 'The bakery may use my answers.' },
      },
    }),
    entry('submitted', byCustomer),
  )
  expect(section.getByText('Ines Duarte had this drafted with AI')).toBeVisible()
  await user.click(await section.findByText('Answers and draft'))
  expect(section.getByRole('term')).toHaveTextContent('What did you like most?')
  expect(section.getByRole('definition')).toHaveTextContent('crisp crust')
  expect(
    section.getByText('Draft by the built-in writer, with the changes made before it was sent'),
  ).toBeVisible()
  expect(section.getByRole('deletion')).toHaveTextContent('crisp')
  expect(section.getByRole('insertion')).toHaveTextContent('very crisp')
  expect(section.getByText('“The bakery may use my answers.”')).toBeVisible()
})

test('a draft that was withdrawn with its testimonial says that its details are erased', async () => {
  const { section } = await openHistory(
    entry('drafted', { ...byCustomer, isErased: true }),
    entry('submitted', byCustomer),
  )
  expect(section.getByText('Details erased')).toBeVisible()
  expect(section.queryByText('Answers and draft')).not.toBeInTheDocument()
})
