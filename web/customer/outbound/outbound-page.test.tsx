import { getReviewLink } from '#contract/publishing/review-links.ts'
import { customerLanguages } from '#contract/languages.ts'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openCustomerPage } from '../../test/open-customer-page.tsx'
import { currentBackend } from '../../test/setup.ts'
import { keepLanguage } from '../language.ts'

const google = {
  businessName: 'Lindqvist Bakery',
  logoUrl: null,
  label: 'Google',
  url: 'https://search.google.com/local/writereview?placeid=ChIJlindqvist',
}
const yelp = { ...google, label: 'Yelp', url: 'https://www.yelp.com/biz/lindqvist-bakery' }
const words = 'Thirty loaves every Friday.'

const reviewQuery = (own: Record<string, string> = {}) => ({
  testimonial_id: '0192f3a0-0000-7000-8000-00000000c0de',
  formId: 'lindqvist-form',
  business_name: 'Lindqvist Bakery',
  review_text: words,
  rating: '5',
  customer_email: 'jonas@kantine-nord.example',
  place_id: 'ChIJlindqvist',
  ...own,
})

function openPage(platform: 'google' | 'yelp', own: Record<string, string> = {}) {
  const backend = currentBackend()
  backend.answerByDefault(getReviewLink, ({ params }) => (params.platform === 'google' ? google : yelp))
  const opened = vi.spyOn(window, 'open').mockReturnValue(null)
  return { ...openCustomerPage(`/oauth/${platform}/review?${new URLSearchParams(reviewQuery(own))}`), opened }
}
const ownText = () => screen.findByLabelText('Your text')

test('names the platform, and one button copies the customer’s words and opens it in this window (PUBF-11)', async () => {
  const { user, opened } = openPage('google')
  expect(await screen.findByRole('heading', { name: 'Lindqvist Bakery is on Google' })).toBeVisible()
  expect(await ownText()).toHaveValue(words)
  expect(screen.getAllByRole('button')).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Copy and open' }))
  expect(await navigator.clipboard.readText()).toBe(words)
  expect(opened.mock.calls).toEqual([[google.url, '_self']])
  expect(currentBackend().received(getReviewLink)[0]?.params).toEqual({
    linkId: 'lindqvist-form',
    platform: 'google',
  })
})

test('Yelp: nobody is asked for a review; the page says where the business is and lets the text be copied (PUBF-11, ruling 2.9)', async () => {
  const { user, opened } = openPage('yelp')
  await ownText()
  const main = screen.getByRole('main')
  expect(main).toHaveTextContent('Lindqvist Bakery is on Yelp')
  expect(main).not.toHaveTextContent(/review|post|paste|star|rate/i)
  expect(screen.getByRole('link', { name: 'Open Yelp' })).toHaveAttribute('href', yelp.url)
  await user.click(screen.getByRole('button', { name: /^Copy text/ }))
  expect(await navigator.clipboard.readText()).toBe(words)
  expect(opened).not.toHaveBeenCalled()
})

test.for(customerLanguages)('nothing of it stays in the address, in %s either', async (language) => {
  keepLanguage(language)
  openPage('google')
  expect(await screen.findByDisplayValue(words)).toBeVisible()
  expect(location.pathname + location.search + location.hash).toBe('/oauth/google/review')
  expect(screen.getByRole('main')).not.toHaveTextContent('jonas@')
})

test('after a reload, and back from the platform, it is still there', async () => {
  const { reload } = openPage('google')
  await ownText()
  reload()
  expect(await ownText()).toHaveValue(words)
})

test('where the browser refuses to copy, it opens nothing: the text is selected and a link leads on', async () => {
  const { user, opened } = openPage('google')
  await ownText()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'))
  await user.click(screen.getByRole('button', { name: 'Copy and open' }))
  expect(await screen.findByText(/^The text is selected/)).toBeVisible()
  expect(await ownText()).toHaveFocus()
  expect(opened).not.toHaveBeenCalled()
  expect(screen.getByRole('link', { name: 'Open Google' })).toHaveAttribute('href', google.url)
})

test.for([
  { place_id: 'ChIJsomebody_else' },
  { business_name: 'Evil Corp', place_id: '../evil' },
  { url: 'https://evil.example', target: 'javascript:alert(1)', returnUrl: '//evil.example' },
  { place_id: 'x&redirect=https://evil.example', business_id: '//evil.example' },
])('the address decides neither where it leads nor whose page it is: %o', async (own) => {
  const { user, opened } = openPage('google', own)
  await ownText()
  expect(document.body).not.toHaveTextContent(/evil/i)
  await user.click(screen.getByRole('button', { name: 'Copy and open' }))
  expect(opened.mock.calls).toEqual([[google.url, '_self']])
})

test.for(['<img src=x onerror="alert(1)">', '"><script>alert(2)</script>', 'javascript:alert(3)//'])(
  'what the address says is text: %s',
  async (text) => {
    openPage('google', { review_text: text })
    expect(await ownText()).toHaveValue(text)
    expect(document.querySelector('main img, main script, a[href^="javascript"]')).toBeNull()
  },
)

test('without a text it still leads there', async () => {
  openPage('google', { review_text: ' ' })
  expect(await screen.findByRole('link', { name: 'Open Google' })).toHaveAttribute('href', google.url)
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('a link that leads nowhere says so kindly, and shows nothing of what the address says', async () => {
  currentBackend().refuse(getReviewLink, 'not-found', 'This page does not exist.')
  openPage('google')
  expect(await screen.findByRole('heading', { name: "This link doesn't work" })).toBeVisible()
  expect(screen.getByText(/Please ask for a new link/)).toBeVisible()
  expect(screen.queryByDisplayValue(words)).not.toBeInTheDocument()
  expect(location.search).toBe('')
})

test('an address without a link asks nobody', () => {
  openCustomerPage('/oauth/yelp/review')
  expect(screen.getByRole('heading', { name: "This link doesn't work" })).toBeVisible()
  expect(currentBackend().received(getReviewLink)).toEqual([])
})

test('it carries no word of a reward (ruling 2.7)', async () => {
  openPage('google')
  await ownText()
  expect(document.body).not.toHaveTextContent(/reward|coupon|discount|gift/i)
})
