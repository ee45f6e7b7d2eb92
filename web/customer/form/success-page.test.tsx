import { getPublicForm, submitTestimonial } from '#contract/collection/collection.ts'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { aReceipt, fillForm, jonas, sendForm } from '../../test/samples/customer-page-samples.ts'
import { openCustomerPage } from '../../test/open-customer-page.tsx'
import { aPublicForm } from '../../test/samples/samples.ts'
import { currentBackend } from '../../test/setup.ts'

const { id } = aReceipt()
const publicLinks = [
  { platform: 'google', id: 'ChIJlindqvist', label: 'Google', url: 'https://google.example/review' },
]

beforeEach(() => currentBackend().answer(getPublicForm, aPublicForm({ publicLinks })))

/** Jonas fills in the form and sends it. */
async function send(own: Partial<typeof jonas & { rating: number }> = {}) {
  currentBackend().answer(submitTestimonial, aReceipt())
  const { user, close } = openCustomerPage('/testimonial-form/lindqvist-form')
  await fillForm(user, own)
  await sendForm(user)
  await waitFor(() => expect(localStorage.getItem('plaudit-sent')).not.toBeNull())
  close()
}

const said = { testimonialId: id, customerName: jonas.customerName, content: jonas.content, rating: '5' }
const open = (query: Record<string, string>) =>
  openCustomerPage(`/testimonial-success?${new URLSearchParams(query)}`)

/** What the page says once the proof has been looked up, which is after it is there. */
async function saidAtLast() {
  await new Promise((resolve) => setTimeout(resolve, 50))
  return screen.getByRole('main').textContent
}
const nothingSent = `We don't see a testimonial from this browserIf you already sent one, your private link shows it. To write one, open the link you were given.Back to ${location.host}`

test('the browser that sent a testimonial is thanked by name and shown it, with the places for others (PUBF-08, PUBF-09)', async () => {
  await send()
  open(said)
  expect(await screen.findByRole('figure')).toHaveTextContent(/Thirty loaves every Friday\..*Jonas Petersen/)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Thank You, Jonas Petersen')
  expect(screen.getByText('5 out of 5 stars')).toBeInTheDocument()
  expect(screen.getByText(/^Reference:/)).toHaveTextContent(`Reference: ${id}`)
  expect(await screen.findByRole('link', { name: /^Google/ })).toHaveAttribute('href', publicLinks[0]?.url)
  expect(screen.getByRole('banner')).toHaveTextContent('Lindqvist Bakery')
})

test('it is the business’s page after the form was closed, too', async () => {
  await send()
  const whose = { businessName: 'Lindqvist Bakery' }
  currentBackend().refuse(getPublicForm, 'link-closed', 'This form is closed.', whose)
  open(said)
  await waitFor(() => expect(screen.getByRole('banner')).toHaveTextContent('Lindqvist Bakery'))
})

test('the review prompt is there with the words that were sent, and not after private feedback (PUBF-08)', async () => {
  currentBackend().answer(getPublicForm, aPublicForm({ publicLinks, promptedPlatform: 'google' }))
  await send({ rating: 3 })
  const { close } = open({ ...said, rating: '3' })
  expect(await screen.findByRole('link', { name: /^Google/ })).toBeVisible()
  expect(screen.queryByLabelText('Your text')).not.toBeInTheDocument()
  close()
  await send()
  open(said)
  expect(await screen.findByLabelText('Your text')).toHaveValue(jonas.content)
})

test('it ends with the very same public links at every rating, and no word of a reward (ruling 2.1, ruling 2.7)', async () => {
  currentBackend().answer(getPublicForm, aPublicForm({ publicLinks, promptedPlatform: 'google' }))
  const blocks = new Set<string>()
  for (const rating of [1, 2, 3, 4, 5]) {
    await send({ rating })
    const { close } = open({ ...said, rating: String(rating) })
    const block = await screen.findByRole('region', { name: /^You are also free/ })
    expect(screen.queryByLabelText('Your text') !== null).toBe(rating >= 4)
    expect(screen.getByRole('main')).not.toHaveTextContent(/reward|coupon|discount|gift/i)
    blocks.add(new XMLSerializer().serializeToString(block))
    close()
    localStorage.clear()
  }
  expect(blocks.size).toBe(1)
})

test('five stars are shown without a rating in the address, where five were given', async () => {
  await send()
  const { rating, ...others } = said
  open(others)
  await screen.findByRole('figure')
  expect(screen.getByText(`${rating} out of 5 stars`)).toBeInTheDocument()
})

test('another rating than the one that was given is not shown', async () => {
  await send({ rating: 2 })
  open(said)
  await screen.findByRole('figure')
  expect(screen.queryByText(/out of 5 stars/)).not.toBeInTheDocument()
})

test('where nothing was sent, it claims nothing, and no address puts words into it', async () => {
  open(said)
  expect(await saidAtLast()).toBe(nothingSent)
})

test('words that were not sent are not shown beside the number of those that were', async () => {
  await send()
  open({ ...said, customerName: 'Call 555-0100 now', content: 'Your account is locked.' })
  expect(await screen.findByText(/^Reference:/)).toBeVisible()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Thank You$/)
  expect(screen.queryByRole('figure')).not.toBeInTheDocument()
  expect(screen.queryByText(/locked|555/)).not.toBeInTheDocument()
})

test('the number of another testimonial shows nothing', async () => {
  await send()
  open({ ...said, testimonialId: '0192f3a0-0000-7000-8000-00000000beef' })
  expect(await saidAtLast()).toBe(nothingSent)
})

test('after a week it is forgotten', async () => {
  await send()
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  vi.setSystemTime(Date.now() + 7 * 86_400_000)
  open(said)
  expect(await saidAtLast()).toBe(nothingSent)
})

test('what is kept on the device holds no word of it', async () => {
  await send()
  const stored = JSON.stringify(Object.values(localStorage))
  for (const text of Object.values(jonas)) expect(stored).not.toContain(text)
})

test('it works on pages without https, where the browser makes no checksums', async () => {
  vi.spyOn(crypto, 'subtle', 'get').mockReturnValue(undefined as unknown as SubtleCrypto)
  await send()
  open(said)
  expect(await screen.findByRole('figure')).toHaveTextContent(jonas.content)
})

test('without anything in the address it thanks whoever sent something here, for what it was', async () => {
  await send()
  const { close } = openCustomerPage('/testimonial-success')
  expect(await screen.findByText('Your testimonial has been submitted successfully.')).toBeVisible()
  expect(screen.queryByRole('figure')).not.toBeInTheDocument()
  close()
  await send({ rating: 2 })
  openCustomerPage('/testimonial-success')
  expect(await screen.findByText('Your feedback has been submitted successfully.')).toBeVisible()
})

test.for(['<img src=x onerror="alert(1)">', '"><script>alert(2)</script>', 'javascript:alert(4)//'])(
  'what was sent is text: %s',
  async (text) => {
    await send({ customerName: text, content: text })
    open({ testimonialId: id, customerName: text, content: text, rating: text })
    const figure = await screen.findByRole('figure')
    expect(figure.querySelector('blockquote')).toHaveTextContent(text)
    expect(document.querySelector('main img, main script')).toBeNull()
  },
)
