import { getPublicForm, submitTestimonial, type PublicForm } from '#contract/collection/collection.ts'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  aReceipt,
  fillForm,
  preview,
  sendForm,
  thankYou,
  toasts,
} from '../../test/samples/customer-page-samples.ts'
import { openCustomerPage } from '../../test/open-customer-page.tsx'
import { aPublicForm } from '../../test/samples/samples.ts'
import { currentBackend } from '../../test/setup.ts'

const publicLinks: PublicForm['publicLinks'] = [
  {
    platform: 'google',
    id: 'ChIJlindqvist',
    label: 'Google',
    url: 'https://search.google.com/local/writereview?placeid=ChIJN1t_tDeuEmsRUsoyG83frY4',
  },
  {
    platform: 'yelp',
    id: 'lindqvist-bakery',
    label: 'Yelp',
    url: 'https://www.yelp.com/biz/lindqvist-bakery',
  },
]
const suggestion = {
  scope: 'suggest_posting',
  sentence: 'You may email me a link to post it publicly.',
} as const

function openForm(form: Partial<PublicForm> = {}) {
  const backend = currentBackend()
  const { consent } = aPublicForm()
  const asked = { ...consent, scopes: [...consent.scopes, suggestion] }
  backend.answer(getPublicForm, aPublicForm({ consent: asked, ...form }))
  backend.answer(submitTestimonial, ({ body }) => aReceipt({ isPrivate: body.rating < 4 }))
  return openCustomerPage('/testimonial-form/lindqvist-form')
}

test.for([1, 2, 3])(
  'a rating of %i is private feedback, and every step says so (PUBF-05, CONST-12)',
  async (rating) => {
    const { user } = openForm()
    await fillForm(user, { rating })
    expect(toasts().getByText('Private Feedback Mode')).toBeVisible()
    expect(toasts().getByText("Only Lindqvist Bakery will see this. It won't be published.")).toBeVisible()
    expect(screen.getByText('Internal Use Only')).toBeVisible()
    expect(screen.getByLabelText('Your feedback')).toHaveAccessibleDescription(
      "Only Lindqvist Bakery will see this, so they can make it right. It won't be published.",
    )
    const boxes = screen.getAllByRole('checkbox').map((box) => box.getAttribute('name'))
    expect(boxes).toEqual(['suggest_posting'])
    await preview(user)
    expect(await screen.findByRole('heading', { name: 'Your private feedback' })).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Send feedback' }))
    await thankYou()
    // The one sentence on the page; no toast calls it a testimonial.
    expect(toasts().queryByText('Thank you!')).not.toBeInTheDocument()
    expect(screen.getByRole('main')).not.toHaveTextContent(/testimonial/i)
    expect(screen.getByText(/will see your feedback\. It won't be published\.$/)).toBeVisible()
  },
)

test.for([4, 5])('a rating of %i is a testimonial', async (rating) => {
  const { user } = openForm()
  await fillForm(user, { rating })
  expect(screen.queryByText('Internal Use Only')).not.toBeInTheDocument()
  expect(toasts().queryByText('Private Feedback Mode')).not.toBeInTheDocument()
  expect(screen.getByRole('checkbox', { name: /You may show my testimonial/ })).toBeVisible()
})

test('consent that was given before the rating was lowered is not sent', async () => {
  const { user } = openForm()
  await fillForm(user)
  for (const box of screen.getAllByRole('checkbox', { name: /^You may/ })) await user.click(box)
  await user.click(screen.getByRole('radio', { name: '3 stars' }))
  await sendForm(user)
  const [sent] = currentBackend().received(submitTestimonial)
  expect(sent?.body.consent?.scopes).toEqual(['suggest_posting'])
})

test('every rating ends with the very same public links', async () => {
  const blocks = new Set<string>()
  for (const rating of [1, 2, 3, 4, 5]) {
    const { user, close } = openForm({ publicLinks })
    await fillForm(user, { rating })
    await sendForm(user)
    const links = screen.getByRole('region', { name: 'You are also free to share your experience on' })
    blocks.add(new XMLSerializer().serializeToString(links))
    // Beside the link to their own page there is no other, at any rating.
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      aReceipt().manageUrl,
      ...publicLinks.map(({ url }) => url),
    ])
    close()
  }
  expect([...blocks]).toHaveLength(1)
  expect([...blocks][0]).toMatch(/target="_blank" rel="noopener noreferrer"/)
})

test('a business that shows its public links to nobody shows them to nobody', async () => {
  const { user } = openForm({ publicLinks: [] })
  await fillForm(user)
  await sendForm(user)
  expect(screen.queryByText(/You are also free to share/)).not.toBeInTheDocument()
})
