import { submitQuestionnaire } from '#contract/collection/questionnaire.ts'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { thankYou, toasts } from '../../test/samples/customer-page-samples.ts'
import {
  answerAll,
  openQuestionnaire,
  press,
  question,
  toReview,
} from '../../test/samples/questionnaire-samples.ts'
import { currentBackend } from '../../test/setup.ts'

const publicLinks = [
  { platform: 'google', id: 'ChIJlindqvist', label: 'Google', url: 'https://google.example/review' },
  {
    platform: 'yelp',
    id: 'lindqvist-bakery',
    label: 'Yelp',
    url: 'https://www.yelp.com/biz/lindqvist-bakery',
  },
]
const form = { publicLinks, promptedPlatform: 'google' as const }
const prompt = () => screen.queryByRole('region', { name: 'Post it on Google too?' })
const block = () => screen.queryByRole('region', { name: 'You are also free to share your experience on' })

async function sendWith(rating: number, search = '') {
  const { user, close } = openQuestionnaire(search, form)
  await answerAll(user, rating)
  await toReview(user)
  await press(user, 'Approve & Submit')
  await thankYou()
  return { close }
}
const sent = () => currentBackend().received(submitQuestionnaire).at(-1)?.body

test.for([1, 3])(
  'a rating of %i is private feedback, with posting off (PUBQ-12, PUBQ-16)',
  async (rating) => {
    const { user } = openQuestionnaire('', form)
    await answerAll(user, rating)
    expect(screen.getByText('Internal Use Only')).toBeVisible()
    expect(screen.queryByRole('checkbox', { name: /You may show/ })).not.toBeInTheDocument()
    await toReview(user)
    expect(toasts().getByText('Private Feedback Mode')).toBeVisible()
    expect(await question(/Your private feedback/)).toBeVisible()
    expect(screen.getByText('Internal Use Only')).toBeVisible()
    await press(user, 'Approve & Submit')
    await thankYou()
    expect(sent()).toMatchObject({ rating, allowGooglePosting: false, allowYelpPosting: false })
    expect(sent()?.consent?.scopes).toEqual([])
    expect(prompt()).toBeNull()
  },
)

test.for([4, 5])('a rating of %i with posting allowed shows where to post it (PUBQ-13)', async (rating) => {
  await sendWith(rating)
  expect(sent()).toMatchObject({ rating, allowGooglePosting: true, allowYelpPosting: true })
  expect(prompt()).toBeVisible()
})

test('every rating ends with the very same public links (ruling 2.1)', async () => {
  const blocks = new Set<string>()
  for (const rating of [1, 2, 3, 4, 5]) {
    const { close } = await sendWith(rating)
    blocks.add(new XMLSerializer().serializeToString(block()!))
    close()
  }
  expect([...blocks]).toHaveLength(1)
  expect([...blocks][0]).toContain('https://google.example/review')
})

test.for([
  ['?google=true&yelp=true', ['Google', 'Yelp'], true],
  ['?google=true', ['Google'], true],
  ['?yelp=true', ['Yelp'], false],
  ['?google=false&yelp=false', [], false],
] as const)(
  'the address %s narrows what the owner allowed, at every rating (PUBQ-01)',
  async ([search, labels, isPrompted]) => {
    for (const rating of [2, 5]) {
      const { close } = await sendWith(rating, search)
      const shown = [...(block()?.querySelectorAll('a') ?? [])].map((link) => link.firstChild?.textContent)
      expect(shown).toEqual(labels)
      expect(prompt() !== null).toBe(isPrompted && rating >= 4)
      close()
    }
  },
)

test('the address adds nothing to what the owner allowed', async () => {
  const { user } = openQuestionnaire('?google=true&yelp=true', { publicLinks: [], promptedPlatform: null })
  await answerAll(user)
  await toReview(user)
  await press(user, 'Approve & Submit')
  await thankYou()
  expect(block()).toBeNull()
  expect(sent()).toMatchObject({ allowGooglePosting: false, allowYelpPosting: false })
})
