import { embedTestimonial } from '#contract/embed/embed.ts'
import {
  type VerifiedTestimonial,
  verifiedTestimonial,
  verifyTestimonial,
} from '#contract/provenance/verify.ts'
import { customerLanguages } from '#contract/languages.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { hrefOf } from '../../test/href-of.ts'
import { openCustomerPage } from '../../test/open-customer-page.tsx'
import { sampleOf } from '../../test/samples/sample.ts'
import { currentBackend } from '../../test/setup.ts'
import { speak } from '../../test/speak.ts'
import { verifyCopyIn } from './use-verify-copy.ts'

type Step = VerifiedTestimonial['history'][number]

const step = (seq: number, type: Step['type'], by: Step['by'] = 'customer'): Step => ({
  seq,
  type,
  by,
  at: `2026-03-0${seq + 1}T09:00:00.000Z`,
  hash: `${seq}`.repeat(64),
})

const aVerified = sampleOf<VerifiedTestimonial>(() => ({
  businessName: 'Lindqvist Bakery',
  logoUrl: null,
  writtenBy: 'Jonas Petersen',
  company: 'Kantine Nord',
  role: 'Head chef',
  content: 'Thirty loaves every Friday.',
  rating: 5,
  photoUrl: null,
  date: '2026-03-02',
  receivedAt: '2026-03-02T09:00:00.000Z',
  way: 'written',
  source: null,
  isWrittenWithAi: false,
  isConfirmedByEmail: false,
  isReworded: false,
  reward: null,
  label: null,
  highlights: [],
  reply: null,
  history: [step(1, 'submitted'), step(2, 'consented'), step(3, 'approved', 'business')],
  proof: null,
}))

async function openVerified(own: Partial<VerifiedTestimonial> = {}) {
  currentBackend().answer(verifyTestimonial, aVerified(own))
  const page = openCustomerPage('/verify/jonas-id')
  await screen.findByRole('heading', { level: 1 })
  return page
}

/** What stands beside this term. */
const fact = (term: string) => screen.getByText(term, { selector: 'dt' }).parentElement

test('a shopper reads first whose words they are, and then who, how, changes and reward (ruling 2.6)', async () => {
  await openVerified()
  expect(screen.getByRole('heading', { name: 'Written by the customer' })).toBeVisible()
  expect(screen.getByText('Sent to Lindqvist Bakery on March 2, 2026.')).toBeVisible()
  expect(screen.getByRole('figure')).toHaveTextContent('Thirty loaves every Friday.')
  expect(fact('Who wrote it')).toHaveTextContent('Jonas Petersen, Head chef, Kantine Nord')
  expect(fact('How we know')).toHaveTextContent(
    'The customer sent it through the business’s own form.The email address was not checked.',
  )
  expect(fact('Changes')).toHaveTextContent('None')
  expect(fact('Reward')).toHaveTextContent('None')
  await waitFor(() => expect(document.title).toBe('Where this testimonial for Lindqvist Bakery comes from'))
})

test.each<[string, string, Partial<VerifiedTestimonial>]>([
  [
    'Drafted with AI, approved by the customer',
    'AI wrote it from the customer’s answers.',
    { way: 'approved' },
  ],
  ['Confirmed by the customer', 'Confirmed through a link', { way: 'confirmed', isConfirmedByEmail: true }],
  ['Quoted by the business', 'keeps the customer’s own message', { way: 'on-file' }],
  ['In the business’s words', 'AI helped', { way: 'on-file', isReworded: true, isWrittenWithAi: true }],
  ['Imported from Google', 'Imported. The business vouches for it.', { way: 'imported', source: 'Google' }],
  ['Imported', 'Imported. The business vouches for it.', { way: 'api', source: 'API' }],
  ['By someone on the business’s team', 'belongs to someone on the team', { way: 'team' }],
])('“%s” says how that is known', async (title, how, own) => {
  await openVerified(own)
  expect(screen.getByRole('heading', { name: title })).toBeVisible()
  expect(fact('How we know')).toHaveTextContent(how)
})

test('whoever changed it, and what was given for it, is said', async () => {
  await openVerified({
    reward: 'coupon',
    history: [step(1, 'submitted'), step(2, 'edited', 'business'), step(3, 'confirmed'), step(4, 'edited')],
  })
  expect(fact('Changes')).toHaveTextContent(
    'Edited by the business on March 3, 2026Edited by the customer on March 5, 2026Confirmed by the customer since',
  )
  expect(fact('Reward')).toHaveTextContent('The customer received a coupon. It didn’t depend on the rating.')
})

test.each([
  ['waits', [], 'The business suggested another text on March 3, 2026. It isn’t shown.'],
  ['was declined', [step(3, 'edit-dropped')], 'None'],
  [
    'was confirmed',
    [step(3, 'confirmed')],
    'Edited by the business on March 3, 2026Confirmed by the customer since',
  ],
] as const)('a change by the business that %s is said as that', async (_, after, said) => {
  const history = [step(1, 'submitted'), step(2, 'edit-suggested', 'business'), ...after]
  await openVerified({ history })
  expect(fact('Changes')).toHaveTextContent(said)
})

test('customers who are not named stay so', async () => {
  await openVerified({ writtenBy: null, company: null })
  expect(fact('Who wrote it')).toHaveTextContent('A customer who prefers not to be named')
})

test('the whole history and the proof are there for whoever wants them, private steps left out', async () => {
  const history = [step(1, 'submitted'), step(2, 'feedback-noted', 'business'), step(3, 'approved', 'system')]
  const proof = {
    note: '',
    signature: '',
    keyId: '',
    number: 12,
    at: '2026-03-05T10:07:00.000Z',
    leaf: '',
    index: 0,
    chains: 1,
    path: [],
  }
  const { user } = await openVerified({ history, proof })
  await user.click(screen.getByText('Full history'))
  const lines = within(screen.getByRole('list')).getAllByRole('listitem')
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'Sent through the formCustomer · March 2, 2026',
    'ApprovedAutomatic · March 4, 2026',
  ])
  await user.click(screen.getByText('Signed proof'))
  expect(screen.getByText('This history is part of checkpoint 12, signed on March 5, 2026.')).toBeVisible()
  expect(hrefOf('Data for programs (JSON)')).toBe('/verify/jonas-id.json')
  expect(hrefOf('Public keys')).toBe('/.well-known/plaudit-keys.json')
})

test('what is not shown has a kind page', async () => {
  currentBackend().refuse(verifyTestimonial, 'not-found', 'This page does not exist.')
  openCustomerPage('/verify/gone')
  expect(await screen.findByRole('heading', { name: 'There’s nothing to verify here' })).toBeVisible()
  expect(screen.getByText(/^This testimonial isn’t public, or no longer is\./)).toBeVisible()
})

test('the page is there in every language that customers’ pages speak (ruling 6.9)', async () => {
  for (const language of customerLanguages) {
    speak(language)
    const { close } = await openVerified({ way: 'imported', source: 'Google' })
    const copy = verifyCopyIn[language]
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(copy.imported('Google'))
    expect(fact(copy.how)).toHaveTextContent(copy.howImported)
    close()
  }
  expect(new Set(Object.values(verifyCopyIn).map(({ written }) => written)).size).toBe(5)
})

/** Where a reader sees each public field, with its text; or why not here. */
const seen: Record<string, readonly [selector: string, text?: string] | { leftOut: string }> = {
  writtenBy: ['figcaption', 'Jonas Petersen'],
  company: ['figcaption', 'Kantine Nord'],
  role: ['figcaption', 'Head chef'],
  content: ['blockquote', 'Thirty loaves every Friday.'],
  language: ['blockquote[lang="de"]'],
  highlights: ['blockquote mark', 'loaves'],
  rating: ['figure .sr-only', '3.5 out of 5'],
  ratingGiven: ['figure .sr-only', '3.5 out of 5'],
  photoUrl: ['figure img[src="/photo-of-jonas.webp"]'],
  companyLogoUrl: ['figure img[src="/kantine.webp"]'],
  reply: ['figure', 'See you on Friday.'],
  date: { leftOut: 'The page says when the business received it.' },
  source: { leftOut: 'Title and facts say it.' },
  label: { leftOut: 'Each of its parts is a fact of its own.' },
}

test('the verify page shows every public field of a testimonial but those that are named here', async () => {
  await openVerified({
    language: 'de',
    highlights: ['loaves'],
    rating: 3,
    ratingGiven: 3.5,
    photoUrl: '/photo-of-jonas.webp',
    companyLogoUrl: '/kantine.webp',
    reply: { text: 'See you on Friday.', date: '2026-03-04' },
  })
  const ofOutlets = ['writtenBy', 'company', 'role', ...Object.keys(embedTestimonial.shape)]
  const fields = Object.keys(verifiedTestimonial.shape).filter((name) => ofOutlets.includes(name))
  expect(Object.keys(seen).toSorted()).toEqual(fields.toSorted())
  const main = screen.getByRole('main')
  const forgotten = Object.entries(seen).filter(([, place]) => {
    if ('leftOut' in place) return false
    const [selector, text = ''] = place
    return !main.querySelector(selector)?.textContent.includes(text)
  })
  expect(forgotten).toEqual([])
})
