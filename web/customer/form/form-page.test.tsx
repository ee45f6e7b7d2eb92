import { getPublicForm, submitTestimonial } from '#contract/collection/collection.ts'
import { noteFormOpened } from '#contract/collection/form-opened.ts'
import { customerLanguages } from '#contract/languages.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import {
  aReceipt,
  fillForm,
  jonas,
  preview,
  sendForm,
  submit,
  thankYou,
  toasts,
} from '../../test/samples/customer-page-samples.ts'
import { openCustomerPage } from '../../test/open-customer-page.tsx'
import { aPublicForm } from '../../test/samples/samples.ts'
import { currentBackend } from '../../test/setup.ts'
import { speak } from '../../test/speak.ts'
import { formCopyIn } from '../language.ts'

const address = '/testimonial-form/lindqvist-form'

function openForm(search = '') {
  currentBackend().answerByDefault(getPublicForm, aPublicForm())
  currentBackend().answerByDefault(submitTestimonial, aReceipt())
  return openCustomerPage(address + search)
}

test('a customer writes, looks at the preview, goes back, and submits with their consent (PUBF-01, PUBF-03, PUBF-04, PUBF-06, PUBF-10)', async () => {
  const { user } = openForm()
  const heading = await screen.findByRole('heading', { level: 1 })
  expect(heading).toHaveTextContent('How was your experience with Lindqvist Bakery?')
  await waitFor(() => expect(document.title).toBe('Share your experience with Lindqvist Bakery'))
  await fillForm(user)
  for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked()
  await user.click(screen.getByRole('checkbox', { name: /You may show my testimonial/ }))
  await user.click(screen.getByRole('checkbox', { name: /You may show my name/ }))
  await preview(user)
  expect(await screen.findByRole('heading', { name: 'This is how it will look' })).toHaveFocus()
  expect(screen.getByRole('figure')).toHaveTextContent(/Thirty loaves every Friday\..*Jonas Petersen/)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'You may show my testimonial on your website and in your marketing.',
    'You may show my name and company with it.',
  ])

  await user.click(screen.getByRole('button', { name: 'Back to Form' }))
  expect(screen.getByLabelText('Your testimonial')).toHaveValue(jonas.content)
  expect(screen.getByRole('checkbox', { name: /You may show my testimonial/ })).toBeChecked()
  await preview(user)
  await submit(user)
  expect(await thankYou()).toHaveFocus()
  expect(toasts().getByText('Thank you!')).toBeVisible()
  expect(toasts().getByText('Your testimonial has been submitted successfully.')).toBeVisible()
  const next = screen.getByText('Your testimonial will be reviewed before publishing.')
  expect(next).toHaveTextContent(/^Your testimonial will be reviewed before publishing\.$/)
  expect(screen.getByLabelText('Your private link')).toHaveValue(aReceipt().manageUrl)
  expect(screen.getByRole('region', { name: 'Your private page' })).toHaveTextContent(
    `We also email it to ${jonas.customerEmail}, at most once a day.`,
  )
  expect(screen.queryByText('A thank-you for you')).not.toBeInTheDocument()

  const backend = currentBackend()
  expect(backend.received(submitTestimonial).map(({ body }) => body)).toEqual([
    {
      ...jonas,
      rating: 5,
      formId: 'lindqvist-form',
      consent: { version: '2026-11.4+company:en', scopes: ['display', 'use_name'] },
      website: '',
    },
  ])
  expect(backend.calls(submitTestimonial)[0]?.idempotencyKey).toMatch(/^[\w-]{16,}$/)
})

test('a personal link says that it was opened, a form for everybody does not', async () => {
  const personal = { customerName: 'Ines Duarte', email: 'i•••@example.com' }
  currentBackend().answer(getPublicForm, aPublicForm({ personal }))
  const { close } = openForm()
  await waitFor(() =>
    expect(currentBackend().received(noteFormOpened)).toEqual([{ params: { linkId: 'lindqvist-form' } }]),
  )
  close()
  currentBackend().answer(getPublicForm, aPublicForm())
  openForm()
  await screen.findByRole('heading', { level: 1 })
  expect(currentBackend().received(noteFormOpened)).toHaveLength(1)
})

test('without consent nothing is shown: the preview and the last step say so', async () => {
  const { user } = openForm()
  await fillForm(user)
  await preview(user)
  expect(await screen.findByRole('heading', { name: 'Review your testimonial' })).toHaveFocus()
  expect(screen.getByText(/^You didn't agree to publish it/)).toHaveTextContent(
    'only Lindqvist Bakery will see it',
  )
  await submit(user)
  await thankYou()
  expect(screen.getByText(/will see your testimonial\. It won't be published\.$/)).toBeVisible()
  expect(currentBackend().received(submitTestimonial)[0]?.body.consent?.scopes).toEqual([])
})

test('somebody who does not want to be named is previewed as a customer', async () => {
  const { user } = openForm()
  await fillForm(user)
  await user.click(screen.getByRole('checkbox', { name: /You may show my testimonial/ }))
  await preview(user)
  expect(await screen.findByRole('figure')).toHaveTextContent('A customer')
  expect(screen.getByRole('figure')).not.toHaveTextContent(/Jonas|Kantine/)
})

test('where nothing waits for approval, both steps say that it is public at once', async () => {
  currentBackend().answer(getPublicForm, aPublicForm({ requiresApproval: false }))
  const { user } = openForm()
  await fillForm(user)
  await user.click(screen.getByRole('checkbox', { name: /You may show my testimonial/ }))
  await preview(user)
  expect(await screen.findByText('It will be public as soon as you send it.')).toBeVisible()
  await submit(user)
  await thankYou()
  expect(screen.getByText('Your testimonial is now public.')).toBeVisible()
})

test('the address fills in the form', async () => {
  const { user } = openForm(
    '?customerName=Zo%C3%AB&customerEmail=zoe@example.com&company=Atelier&content=Lovely%20bread&rating=5',
  )
  expect(await screen.findByLabelText('Your name')).toHaveValue('Zoë')
  expect(screen.getByRole('radio', { name: '5 stars' })).toBeChecked()
  await sendForm(user)
  const [sent] = currentBackend().received(submitTestimonial)
  expect(sent?.body).toMatchObject({ customerName: 'Zoë', content: 'Lovely bread', rating: 5 })
})

test('the form opens by itself once the server can be reached', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  const backend = currentBackend()
  backend.fail(getPublicForm)
  openCustomerPage(address)
  expect(await screen.findByText("We can't reach the server right now")).toBeVisible()
  expect(
    screen.getByText('Anything you typed on this device is saved. This page will open automatically.'),
  ).toBeVisible()
  backend.answer(getPublicForm, aPublicForm())
  await vi.advanceTimersByTimeAsync(2500)
  expect(await screen.findByRole('radio', { name: '5 stars' })).toBeVisible()
})

test('a link that leads to no form says so', async () => {
  currentBackend().refuse(getPublicForm, 'not-found', 'There is no such form.')
  openCustomerPage('/testimonial-form/nobody-has-this-id')
  expect(await screen.findByRole('heading', { name: 'Invalid testimonial link' })).toBeVisible()
  expect(screen.getByText("This form doesn't exist or is closed. Please ask for a new link.")).toBeVisible()
})

test('a link for one customer that was used says so, and thanks', async () => {
  const whose = { businessName: 'Lindqvist Bakery' }
  currentBackend().refuse(getPublicForm, 'form-closed', 'This link was already used.', whose)
  openCustomerPage('/testimonial-form/hers')
  expect(await screen.findByRole('heading', { name: 'This link was already used' })).toBeVisible()
  expect(screen.getByText(/^Thank you for your answer\./)).toBeVisible()
  expect(screen.getByRole('banner')).toHaveTextContent('Lindqvist Bakery')
})

const closed = [
  ['link-expired', 'linkExpired', 'a link whose last day is over says so'],
  [
    'link-closed',
    'formClosed',
    'a form of an account that is about to be deleted says it is closed (SET-06)',
  ],
] as const
test.for(closed.flatMap((one) => customerLanguages.map((language) => [...one, language] as const)))(
  '%s, %s: %s, in %s',
  async ([code, title, , language]) => {
    speak(language)
    currentBackend().refuse(getPublicForm, code, 'This link is over.')
    openCustomerPage('/testimonial-form/summer-fair')
    const copy = formCopyIn[language]
    expect(await screen.findByRole('heading', { name: copy[title] })).toBeVisible()
    expect(screen.getByText(copy[`${title}Help`])).toBeVisible()
  },
)

test('a link for one customer knows their name, and asks for no address', async () => {
  const personal = { customerName: 'Jonas Petersen', email: 'j•••@kantine-nord.example' }
  currentBackend().answer(getPublicForm, aPublicForm({ personal }))
  const { user } = openForm()
  await user.click(await screen.findByRole('radio', { name: '5 stars' }))
  expect(screen.getByLabelText('Your name')).toHaveValue('Jonas Petersen')
  expect(screen.queryByLabelText('Email')).not.toBeInTheDocument()
  expect(screen.getByText(/^Your answer is sent as/)).toHaveTextContent(personal.email)
  await user.type(screen.getByLabelText('Your testimonial'), 'Good rye.')
  await sendForm(user)
  expect(screen.getByRole('region', { name: 'Your private page' })).toHaveTextContent(
    `We also email it to ${personal.email}`,
  )
  expect(currentBackend().received(submitTestimonial)[0]?.body.customerEmail).toBeNull()
})

test('the private link is copied, or selected where the browser refuses', async () => {
  const { user } = openForm()
  await fillForm(user)
  await sendForm(user)
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce()
  await user.click(screen.getByRole('button', { name: /Copy link/ }))
  expect(copy).toHaveBeenCalledWith(aReceipt().manageUrl)
  copy.mockRejectedValueOnce(new DOMException('refused', 'NotAllowedError'))
  await user.click(screen.getByRole('button', { name: /Copy link|Copied!/ }))
  expect(await screen.findByText(/^The link is selected\./)).toBeVisible()
  await waitFor(() => expect(screen.getByLabelText('Your private link')).toHaveFocus())
  expect(screen.getByRole('link', { name: 'Open your private page' })).toHaveAttribute(
    'href',
    aReceipt().manageUrl,
  )
})

test('the form asks about the platform’s own pages in the language of the browser, and ticks nothing', async () => {
  speak('de-CH', 'en')
  const { consent } = aPublicForm()
  const platform = { scope: 'platform', sentence: 'Plaudit darf ihn auch zeigen.' } as const
  const backend = currentBackend()
  backend.answer(
    getPublicForm,
    aPublicForm({ consent: { ...consent, scopes: [...consent.scopes, platform] } }),
  )
  const { user } = openCustomerPage('/testimonial-form/bakery')
  await user.click(await screen.findByRole('radio', { name: '5 Sterne' }))
  const box = await screen.findByRole('checkbox', { name: 'Plaudit darf ihn auch zeigen.' })
  expect(box).not.toBeChecked()
  const group = screen.getByRole('group', { name: 'Was darf Lindqvist Bakery mit Ihrer Bewertung machen?' })
  expect(document.documentElement.lang).toBe('de')
  expect(group).toContainElement(box)
  expect(backend.received(getPublicForm)[0]?.query).toEqual({ language: 'de' })
})

test('only the rating is asked at first, and the rest unfolds with it', async () => {
  const { user } = openForm()
  await screen.findByRole('radio', { name: '4 stars' })
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Review and send' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('radio', { name: '4 stars' }))
  expect(screen.getByLabelText('Your testimonial')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Review and send' })).toBeVisible()
})

test('a customer whose browser speaks another language chooses theirs, keeps what they typed, and is remembered', async () => {
  speak('pt-BR')
  const { user, reload } = openForm()
  await user.click(await screen.findByRole('radio', { name: '5 estrelas' }))
  await user.click(screen.getByLabelText('Seu depoimento'))
  await user.paste('Pão ótimo.')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Idioma' }), 'Français')
  expect(screen.getByLabelText('Votre témoignage')).toHaveValue('Pão ótimo.')
  expect(screen.getByRole('button', { name: 'Vérifier et envoyer' })).toBeVisible()
  await waitFor(() => expect(document.title).toBe('Partagez votre expérience avec Lindqvist Bakery'))
  await waitFor(() =>
    expect(
      currentBackend()
        .received(getPublicForm)
        .map(({ query }) => query.language),
    ).toEqual(['pt', 'fr']),
  )
  reload()
  expect(await screen.findByRole('radio', { name: '5 étoiles' })).toBeChecked()
})

test('a form that does not ask for the company sends none, and one that requires it insists (ruling 6.5)', async () => {
  const backend = currentBackend()
  backend.answer(getPublicForm, aPublicForm({ companyField: 'hidden' }))
  const first = openForm(`?company=${jonas.company}`)
  await fillForm(first.user)
  expect(screen.queryByLabelText(/^Company/)).not.toBeInTheDocument()
  await preview(first.user)
  expect(await screen.findByRole('figure')).not.toHaveTextContent(jonas.company)
  await submit(first.user)
  await thankYou()
  expect(backend.received(submitTestimonial)[0]?.body.company).toBe('')
  first.close()

  backend.answer(getPublicForm, aPublicForm({ companyField: 'required' }))
  const { user } = openForm()
  await fillForm(user, { company: '' })
  await preview(user)
  expect(screen.getByLabelText('Company')).toHaveAccessibleDescription('Please fill in your company.')
})

test('a form that asks for the role shows it on the preview and sends it; others send none', async () => {
  const backend = currentBackend()
  backend.answer(getPublicForm, aPublicForm({ asksRole: true }))
  const { user } = openForm('?role=Baker')
  await fillForm(user)
  await user.clear(screen.getByLabelText(/^Role/))
  await user.type(screen.getByLabelText(/^Role/), 'Head chef')
  await preview(user)
  expect(await screen.findByRole('figure')).toHaveTextContent(`Head chef, ${jonas.company}`)
  await submit(user)
  await thankYou()
  expect(backend.received(submitTestimonial)[0]?.body.role).toBe('Head chef')
})

test('the owner’s own words are shown as plain text, at every rating alike', async () => {
  const texts = { headline: 'How was <b>dinner</b>?', question: 'Did you like the rye?', thankYou: 'Cheers!' }
  for (const rating of [2, 5]) {
    currentBackend().answer(getPublicForm, aPublicForm({ texts }))
    currentBackend().answer(submitTestimonial, aReceipt({ isPrivate: rating < 4 }))
    const { user, close } = openCustomerPage(address)
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('How was <b>dinner</b>?')
    await fillForm(user, { rating })
    expect(screen.queryAllByText('Did you like the rye?')).toHaveLength(rating === 5 ? 1 : 0)
    await preview(user)
    await submit(user)
    expect(await screen.findByRole('heading', { name: 'Cheers!' })).toBeVisible()
    close()
  }
})
