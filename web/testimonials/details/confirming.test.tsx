import { addEvidence, askForConfirmation } from '#contract/testimonials/evidence.ts'
import { getInstance } from '#contract/instance/instance.ts'
import { createTestimonial, editTestimonial } from '#contract/testimonials/editing.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPart } from '../../test/open-part.tsx'
import { aTestimonial, anInstance } from '../../test/samples/samples.ts'
import { currentBackend } from '../../test/setup.ts'
import {
  anEdit,
  card,
  decided,
  keepTestimonials,
  onCard,
  toast,
} from '../../test/samples/testimonials-samples.ts'

/** Typed by the owner and approved: the customer's word is missing. */
const tomas = aTestimonial({
  customerName: 'Tomas Okafor',
  customerEmail: null,
  company: null,
  content: 'The bread saved his winter.',
  origin: 'owner',
  status: 'approved',
  waitingFor: 'confirmation',
})

async function openTomas() {
  keepTestimonials(tomas)
  const { user } = openPart(`/testimonials?view=${tomas.id}`)
  const dialog = await screen.findByRole('dialog', { name: 'Tomas Okafor' })
  return { user, dialog: within(dialog) }
}

/** Opens the details of a testimonial by Ines Duarte, the only one there is. */
async function viewDetails(of: ReturnType<typeof aTestimonial>) {
  keepTestimonials(of)
  const { user } = openPart(`/testimonials?view=${of.id}`)
  return { user, viewing: within(await screen.findByRole('dialog', { name: 'Ines Duarte' })) }
}

/** Answers the card behind. */
async function closeDetails({ user, viewing }: Awaited<ReturnType<typeof viewDetails>>) {
  await user.click(viewing.getByRole('button', { name: 'Close' }))
  return screen.findByRole('article', { name: 'Ines Duarte' })
}

test('what a customer told the owner is typed in, and opened to be confirmed', async () => {
  keepTestimonials()
  const backend = currentBackend()
  const { user } = openPart('/testimonials')
  await user.click(await screen.findByRole('button', { name: 'Add testimonial' }))
  const adding = within(await screen.findByRole('dialog', { name: 'Add testimonial' }))
  expect(
    adding.getByText(
      'Add what a customer told you. It stays hidden until they confirm it or you attach proof.',
    ),
  ).toBeVisible()
  await user.click(adding.getByRole('button', { name: 'Add' }))
  expect(await adding.findByText('Customer name is required')).toBeVisible()
  expect(adding.getByText('Please enter the testimonial')).toBeVisible()
  expect(backend.calls(createTestimonial)).toEqual([])

  keepTestimonials(tomas)
  backend.answer(createTestimonial, tomas)
  await user.click(adding.getByLabelText('Customer name'))
  await user.paste('Tomas Okafor')
  await user.click(adding.getByLabelText('What they said'))
  await user.paste('The bread saved his winter.')
  await user.click(adding.getByRole('button', { name: 'Add' }))
  const viewing = within(await screen.findByRole('dialog', { name: 'Tomas Okafor' }))
  expect(viewing.getByRole('heading', { name: 'Hidden until Tomas Okafor confirms it' })).toBeVisible()
  expect(await (await toast()).findByText('Testimonial added')).toBeInTheDocument()
  expect(backend.received(createTestimonial)[0]?.body).toMatchObject({
    customerName: 'Tomas Okafor',
    content: 'The bread saved his winter.',
    rating: null,
  })
})

test('a testimonial that could not be added stays typed, and is sent again as the same one', async () => {
  keepTestimonials()
  const backend = currentBackend()
  backend.lose(createTestimonial)
  const { user } = openPart('/testimonials')
  await user.click(await screen.findByRole('button', { name: 'Add testimonial' }))
  const adding = within(await screen.findByRole('dialog', { name: 'Add testimonial' }))
  await user.type(adding.getByLabelText('Customer name'), 'Tomas')
  await user.type(adding.getByLabelText('What they said'), 'Good.')
  await user.click(adding.getByRole('button', { name: 'Add' }))
  expect(await adding.findByRole('alert')).toBeVisible()
  expect(adding.getByLabelText('What they said')).toHaveValue('Good.')
  keepTestimonials(tomas)
  backend.answer(createTestimonial, tomas)
  await user.click(adding.getByRole('button', { name: 'Add' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Add testimonial' })).toBeNull())
  const keys = backend.calls(createTestimonial).map(({ idempotencyKey }) => idempotencyKey)
  expect(keys).toHaveLength(2)
  expect(keys[0]).toMatch(/\S{10,}/)
  expect(keys[1]).toBe(keys[0])
})

test('the customer is asked to confirm at an address that is one', async () => {
  const { user, dialog } = await openTomas()
  const backend = currentBackend()
  expect(dialog.getByText('Waiting for the customer to confirm')).toBeVisible()
  expect(dialog.getByText(/^The customer has not written or confirmed this text\./)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Ask Tomas Okafor to confirm' }))
  await user.click(dialog.getByRole('button', { name: 'Send' }))
  expect(await dialog.findByText('Please enter a valid email address')).toBeVisible()
  expect(backend.calls(askForConfirmation)).toEqual([])
  backend.answer(askForConfirmation, { ...tomas, customerEmail: 'tomas@example.com' })
  await user.type(dialog.getByLabelText('Customer email'), 'Tomas@example.com')
  await user.click(dialog.getByRole('button', { name: 'Send' }))
  expect(await dialog.findByText('Confirmation requested')).toBeVisible()
  expect(dialog.getByText('We emailed a private link to tomas@example.com.')).toBeVisible()
  expect(dialog.getByText('tomas@example.com')).toBeVisible()
  expect(backend.received(askForConfirmation)).toEqual([
    { params: { id: tomas.id }, body: { email: 'tomas@example.com' } },
  ])
})

test('without email on the server, the owner is told where the message is', async () => {
  currentBackend().answer(getInstance, anInstance({ mailConfigured: false }))
  const { user, dialog } = await openTomas()
  currentBackend().answer(askForConfirmation, { ...tomas, customerEmail: 'tomas@example.com' })
  await user.click(dialog.getByRole('button', { name: 'Ask Tomas Okafor to confirm' }))
  await user.type(dialog.getByLabelText('Customer email'), 't@example.com')
  await user.click(dialog.getByRole('button', { name: 'Send' }))
  expect(await dialog.findByText('Kept in the outbox')).toBeVisible()
  expect(dialog.queryByText('Confirmation requested')).not.toBeInTheDocument()
})

test('the address of a customer who wrote is the only one that is asked', async () => {
  const edited = anEdit('The rye keeps for a week.', 'The rye keeps.')
  keepTestimonials(edited)
  const { user } = openPart(`/testimonials?view=${edited.id}`)
  const dialog = within(await screen.findByRole('dialog', { name: 'Ines Duarte' }))
  expect(
    dialog.getByRole('heading', { name: 'Your edit is hidden until Ines Duarte confirms it' }),
  ).toBeVisible()
  expect(
    dialog.getByText('Until then, only the original text can appear. Ask them to confirm it.'),
  ).toBeVisible()
  expect(dialog.queryByRole('button', { name: 'I have their words' })).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Ask Ines Duarte to confirm' }))
  expect(dialog.getByLabelText('Customer email')).toHaveValue('ines@example.com')
  expect(dialog.getByLabelText('Customer email')).toHaveAttribute('readonly')
})

test('the customer’s own message with its date is proof, and the testimonial can be shown', async () => {
  const { user, dialog } = await openTomas()
  const backend = currentBackend()
  await user.click(dialog.getByRole('button', { name: 'I have their words' }))
  await user.click(dialog.getByRole('button', { name: 'Save proof' }))
  expect(await dialog.findByText('Please paste what the customer said, at least 10 characters')).toBeVisible()
  expect(dialog.getByText('Please enter the date they said it')).toBeVisible()
  const proven = { ...tomas, ...decided('approved'), hasEvidence: true }
  keepTestimonials(proven)
  backend.answer(addEvidence, proven)
  await user.click(dialog.getByLabelText('What they said'))
  await user.paste('Your bread saved my winter, thank you.')
  await user.type(dialog.getByLabelText('When they said it'), '2026-01-15')
  await user.click(dialog.getByRole('button', { name: 'Save proof' }))
  expect(await dialog.findByText('Can be shown on your site')).toBeVisible()
  expect(dialog.getByText('The customer’s own message, saved by your team')).toBeVisible()
  expect(backend.received(addEvidence)[0]?.body).toEqual({
    words: 'Your bread saved my winter, thank you.',
    saidOn: '2026-01-15',
    where: '',
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  })
  await user.click(dialog.getByRole('button', { name: 'Close' }))
  const shown = within(await screen.findByRole('article', { name: 'Tomas Okafor' }))
  expect(shown.getByText('Can be shown on your site')).toBeVisible()
})

test('private feedback and a missing consent say why they are not shown', async () => {
  keepTestimonials(
    aTestimonial({ customerName: 'Priya Raman', rating: 2, isPrivate: true, waitingFor: 'private' }),
    aTestimonial({ customerName: 'Jonas Weber', waitingFor: 'consent' }),
    aTestimonial({
      customerName: 'Mara Lindqvist',
      rating: 1,
      isPrivate: true,
      isByTeam: true,
      waitingFor: 'private',
    }),
  )
  const { user } = openPart('/testimonials')
  await screen.findAllByRole('article')
  expect(within(card('Jonas Weber')).getByText('Missing consent')).toBeVisible()
  expect(within(card('Priya Raman')).getByText('Private feedback - Internal Use Only')).toBeVisible()
  await user.click(onCard('Priya Raman', 'View'))
  const viewing = within(await screen.findByRole('dialog', { name: 'Priya Raman' }))
  expect(
    await viewing.findByText(
      'Priya Raman gave you fewer than four stars. It counts toward your average, but is not shown anywhere.',
    ),
  ).toBeVisible()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(location.search).toBe('')
  await user.click(onCard('Mara Lindqvist', 'View'))
  expect(
    await screen.findByText('Mara Lindqvist gave you fewer than four stars. It is not shown anywhere.'),
  ).toBeVisible()
})

test('whoever saves a message that does not contain the testimonial is told what follows', async () => {
  const { user, dialog } = await openTomas()
  await user.click(dialog.getByRole('button', { name: 'I have their words' }))
  const warning = 'This message doesn’t contain the testimonial'
  expect(dialog.queryByText(warning)).toBeNull()
  await user.click(dialog.getByLabelText('What they said'))
  await user.paste('Your bread saved my winter, thank you.')
  expect(dialog.getByText(warning)).toBeVisible()
  expect(dialog.getByText(/“Written by the business from what the customer said”/)).toBeVisible()
  expect(dialog.getByText(/the testimonial stays hidden/)).toBeVisible()
  await user.clear(dialog.getByLabelText('What they said'))
  await user.click(dialog.getByLabelText('What they said'))
  await user.paste('A friend told me: “the bread SAVED his winter” :)')
  expect(dialog.queryByText(warning)).toBeNull()
})

test('a message on file that says something else is named as such', async () => {
  const { viewing } = await viewDetails(
    aTestimonial({ origin: 'owner', waitingFor: 'confirmation', hasEvidence: true }),
  )
  expect(viewing.getByText(/^The message on file doesn’t say this\. Ask them/)).toBeVisible()
})

test('a label that outlets show is on the card and in the details', async () => {
  const edited = aTestimonial({ ...decided('approved'), hasEvidence: true, label: 'Edited by the business' })
  const { user, viewing } = await viewDetails(edited)
  expect(viewing.getByText('“Edited by the business” wherever it appears')).toBeVisible()
  const onPage = await closeDetails({ user, viewing })
  expect(within(onPage).getByText('Edited by the business')).toBeVisible()
})

test('what the customer wrote before an edit is one press away', async () => {
  const edited = anEdit('The best rye in the world.', 'The rye keeps for a week.', { version: 4 })
  const { user, viewing } = await viewDetails(edited)
  expect(viewing.getByText('The rye keeps for a week.')).toBeVisible()
  await user.click(viewing.getByRole('button', { name: 'Restore original' }))
  await waitFor(() =>
    expect(currentBackend().received(editTestimonial)).toEqual([
      { params: { id: edited.id }, body: { content: 'The rye keeps for a week.', version: 4 } },
    ]),
  )
})

test('a testimonial that nobody dated shows no date, and when it was added', async () => {
  const undated = aTestimonial({ origin: 'imported', source: 'Google', date: null })
  const { user, viewing } = await viewDetails(undated)
  expect(viewing.getByText(/, added/)).toHaveTextContent('Unknown, added today')
  const onPage = await closeDetails({ user, viewing })
  expect(within(onPage).getByText('Duarte & Filhos')).toBeVisible()
  expect(onPage.querySelector('time')).toBeNull()
})

test('an imported testimonial names its source, and whose word stands for it', async () => {
  const imported = aTestimonial({
    origin: 'imported',
    source: 'Google',
    sourceUrl: 'https://maps.example/review/1',
    createdAt: '2026-01-05T12:00:00.000Z',
  })
  const { viewing } = await viewDetails(imported)
  expect(viewing.getByText(/^Imported from Google/)).toBeVisible()
  expect(viewing.getByText('By approving it, you confirm it is genuine')).toBeVisible()
  expect(viewing.getByRole('link', { name: 'View original' })).toHaveAttribute(
    'href',
    'https://maps.example/review/1',
  )
  expect(viewing.getByText(/, added/)).toBeVisible()
})

test('what the customer confirmed by email says so to the owner, with the label that every website shows', async () => {
  const label = "Confirmed by email, sent at the business's request"
  const confirmed = aTestimonial({
    ...tomas,
    publishable: true,
    waitingFor: null,
    isConfirmedOnRequest: true,
    label,
  })
  keepTestimonials(confirmed)
  openPart(`/testimonials?view=${confirmed.id}`)
  const dialog = within(await screen.findByRole('dialog', { name: 'Tomas Okafor' }))
  expect(dialog.getByText('Confirmed by the customer, after you asked by email')).toBeVisible()
  expect(dialog.getByText(`“${label}” wherever it appears`)).toBeVisible()
})
