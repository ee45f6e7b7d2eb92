import { answerHandOver, getHandOver, type HandOver } from '#contract/publishing/hand-over.ts'
import { customerLanguages } from '#contract/languages.ts'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openCustomerPage } from '../../test/open-customer-page.tsx'
import { currentBackend } from '../../test/setup.ts'
import { keepLanguage } from '../language.ts'

const handed: HandOver = {
  businessName: 'Lindqvist Bakery',
  logoUrl: null,
  label: 'Google',
  url: 'https://search.google.com/local/writereview?placeid=ChIJlindqvist',
  content: 'Thirty loaves every Friday.',
  status: 'pending',
  hasOptedOut: false,
}

function openHanded(platform: 'google' | 'yelp' = 'google', own: Partial<HandOver> = {}) {
  const backend = currentBackend()
  let now: HandOver = { ...handed, ...own }
  backend.answerByDefault(getHandOver, () => now)
  backend.answerByDefault(answerHandOver, ({ body: { answer } }) => {
    now = {
      ...now,
      status: answer === 'posted' ? 'published' : 'declined',
      hasOptedOut: answer === 'stop',
    }
    return now
  })
  const query =
    'testimonial_id=1&business_name=Evil&review_text=Not+mine&rating=5&place_id=evil&handover=signed'
  return { backend, ...openCustomerPage(`/oauth/${platform}/review?${query}`) }
}

test('shows the words that the server has, not those of the address, and asks nobody by looking (PUBF-11)', async () => {
  const { backend } = openHanded()
  expect(await screen.findByRole('heading', { name: 'Lindqvist Bakery is on Google' })).toBeVisible()
  expect(screen.getByLabelText('Your text')).toHaveValue('Thirty loaves every Friday.')
  expect(document.body).not.toHaveTextContent(/Evil|Not mine/)
  expect(backend.received(getHandOver)[0]?.params).toEqual({ platform: 'google', token: 'signed' })
  expect(backend.calls(answerHandOver)).toEqual([])
  expect(location.pathname + location.search).toBe('/oauth/google/review')
})

test('"Copy and open" opens the site beside it, in 800 by 600, so that the answer is given here (PUBL-13)', async () => {
  const { user } = openHanded()
  const beside = { opener: window, location: { href: '' } } as unknown as Window
  const opened = vi.spyOn(window, 'open').mockReturnValue(beside)
  await user.click(await screen.findByRole('button', { name: 'Copy and open' }))
  expect(await navigator.clipboard.readText()).toBe(handed.content)
  expect(opened.mock.calls).toEqual([['', '_blank', 'popup,width=800,height=600']])
  expect(beside.location.href).toBe(handed.url)
  expect(screen.getByText(/^This copies your text and opens Google\..* Then return here\.$/)).toBeVisible()
  window.dispatchEvent(new Event('focus'))
  expect(screen.getByRole('heading', { name: 'Have you posted it?' })).toHaveFocus()
})

test('back from the review site in this tab, the question has the focus, once', async () => {
  vi.spyOn(window, 'open').mockReturnValue(null)
  const { user, reload } = openHanded()
  await user.click(await screen.findByRole('button', { name: 'Copy and open' }))
  reload()
  expect(await screen.findByRole('heading', { name: 'Have you posted it?' })).toHaveFocus()
  reload()
  expect(await screen.findByRole('heading', { name: 'Have you posted it?' })).not.toHaveFocus()
})

test('"I have posted it" is sent, and the page thanks', async () => {
  const { backend, user, reload } = openHanded()
  await user.click(await screen.findByRole('button', { name: 'I have posted it' }))
  expect(await screen.findByText('Thank you. Lindqvist Bakery can see it now.')).toBeVisible()
  expect(backend.received(answerHandOver)[0]?.body).toEqual({ answer: 'posted' })
  expect(screen.queryByRole('button', { name: 'I have posted it' })).not.toBeInTheDocument()
  reload()
  expect(await screen.findByText('Thank you. Lindqvist Bakery can see it now.')).toBeVisible()
})

test('a customer may decline, stop the emails, and still change their mind', async () => {
  const { user } = openHanded()
  await user.click(await screen.findByRole('button', { name: 'No, thanks' }))
  expect(await screen.findByText('All right. You won’t get a reminder.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Stop these emails' }))
  expect(await screen.findByText(/won’t email you requests anymore/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'I have posted it' })).toBeVisible()
})

test('an answer that got lost says so, and can be given again', async () => {
  const { backend, user } = openHanded()
  backend.lose(answerHandOver)
  await user.click(await screen.findByRole('button', { name: 'I have posted it' }))
  expect(await screen.findByText('Your answer didn’t arrive. Please try again.')).toBeVisible()
})

test('Yelp: nobody is asked for anything (ruling 2.9)', async () => {
  openHanded('yelp', { label: 'Yelp', url: 'https://www.yelp.com/biz/lindqvist-bakery' })
  expect(await screen.findByRole('button', { name: 'My text is on Yelp now' })).toBeVisible()
  expect(screen.getByRole('main')).not.toHaveTextContent(/review|post|paste|star|rate/i)
})

test.for(customerLanguages)(
  'it speaks %s, and carries no word of a reward (ruling 2.7)',
  async (language) => {
    keepLanguage(language)
    openHanded()
    expect(await screen.findByDisplayValue(handed.content)).toBeVisible()
    expect(screen.getByRole('main')).not.toHaveTextContent(
      /reward|coupon|discount|gift|recompensa|Belohnung/i,
    )
  },
)

test('a forged link says so kindly', async () => {
  currentBackend().refuse(getHandOver, 'not-found', 'This page does not exist.')
  openHanded()
  expect(await screen.findByRole('heading', { name: "This link doesn't work" })).toBeVisible()
})
