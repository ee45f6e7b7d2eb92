import { defaultDesign } from '#contract/collection/card-design.ts'
import { uploadLogo } from '#contract/business/logo.ts'
import { getFormSettings } from '#contract/collection/collection.ts'
import {
  createSharingLink,
  getCardDesign,
  listSharingLinks,
  saveCardDesign,
} from '#contract/collection/sharing.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { noteDrawing } from '../../test/canvas.ts'
import { sharingLink } from '../../test/samples/collect-samples.ts'
import { openPart } from '../../test/open-part.tsx'
import { aBusinessProfile } from '../../test/samples/samples.ts'
import { currentBackend } from '../../test/setup.ts'

afterEach(() => void vi.useRealTimers())

function answerDesigns() {
  currentBackend().answerByDefault(getCardDesign, { design: null })
  currentBackend().answerByDefault(saveCardDesign, { design: defaultDesign })
}

async function openQr(path = '/qr-testimonials', links = [sharingLink()]) {
  const drawn = noteDrawing()
  currentBackend().answer(listSharingLinks, links)
  answerDesigns()
  const { user } = openPart(path)
  const card = await screen.findByRole('img', { name: /^Card with QR code for/ })
  return { user, drawn, card }
}

test('the card begins with the documented texts, colors, sizes and templates (QR-03, QR-04, QR-05, QR-09, QR-10)', async () => {
  const { card } = await openQr()
  expect(screen.getByRole('heading', { level: 1, name: 'QR Code Testimonials' })).toBeVisible()
  expect(card).toHaveAccessibleName('Card with QR code for Your form')
  const defaults = {
    Title: 'Share Your Experience',
    Subtitle: 'Your feedback helps us serve you better',
    'Call to action': 'Scan to leave a review',
    Background: '#ffffff',
    Primary: '#3b82f6',
    Text: '#1f2937',
  }
  for (const [label, value] of Object.entries(defaults)) {
    expect(screen.getByLabelText(label)).toHaveValue(value)
  }
  const choices = (label: string) =>
    within(screen.getByLabelText(label))
      .getAllByRole('option')
      .map(({ textContent }) => textContent)
  expect(choices('Template')).toEqual(['Modern', 'Classic', 'Minimal', 'Branded'])
  expect(choices('Size')).toEqual(['Small, 4 × 6 in', 'Medium, 6 × 8 in', 'Large, 8 × 12 in'])
  for (const name of ['Generate QR Code', 'Download Print', 'Copy QR', 'Print']) {
    expect(screen.getByRole('button', { name })).toBeVisible()
  }
})

test('the preview carries the business, the texts as they are typed, and the chosen colors (QR-03, QR-06)', async () => {
  const { user, drawn } = await openQr()
  const last = () => drawn.texts.slice(-4)
  await waitFor(() =>
    expect(last().map(({ text }) => text)).toEqual([
      'Lindqvist Bakery',
      'Share Your Experience',
      'Your feedback helps us serve you better',
      'Scan to leave a review',
    ]),
  )
  await user.clear(screen.getByLabelText('Title'))
  await user.click(screen.getByLabelText('Title'))
  await user.paste('How was the bread?')
  fireEvent.change(screen.getByLabelText('Primary'), { target: { value: '#0b624b' } })
  fireEvent.change(screen.getByLabelText('Text'), { target: { value: '#112233' } })
  await waitFor(() => expect(last()[3]?.color).toBe('#0b624b'))
  await waitFor(() => expect(last()[1]).toEqual({ text: 'How was the bread?', color: '#112233' }))
  expect(drawn.fills.at(-1)).toBe('#0b624b')
})

test('the preview has the shape of the chosen size (QR-04)', async () => {
  const { user, card } = await openQr()
  const sizes = { small: '400 / 600', medium: '600 / 800', large: '800 / 1200' }
  for (const [size, shape] of Object.entries(sizes)) {
    await user.selectOptions(screen.getByLabelText('Size'), size)
    expect(card.style.aspectRatio).toBe(shape)
  }
})

test('a color that scanners cannot read is refused with the reason, until one press makes it darker (QR-06)', async () => {
  const { user } = await openQr()
  const outputs = ['Print', 'Download Print', 'Copy QR', 'Download file', 'Generate QR Code']
  const buttons = () => outputs.map((name) => screen.getByRole('button', { name }))
  for (const button of buttons()) expect(button).toBeEnabled()
  fireEvent.change(screen.getByLabelText('Primary'), { target: { value: '#ffee88' } })
  const reasons = await screen.findAllByText(/too light for a code/)
  for (const reason of reasons)
    expect(reason).toHaveTextContent('Its contrast to white is 1.1, and scanners need 4.')
  expect(screen.getByText(/Changes save once it’s darker\./)).toBeVisible()
  for (const button of buttons()) expect(button).toBeDisabled()
  await user.click(screen.getByRole('button', { name: /^Use #/ }))
  expect(screen.queryByText(/too light for a code/)).not.toBeInTheDocument()
  for (const button of buttons()) expect(button).toBeEnabled()
})

test('a text that review sites forbid is told with the rule, and one press mends it (QR-03)', async () => {
  const { user } = await openQr()
  await user.clear(screen.getByLabelText('Title'))
  await user.click(screen.getByLabelText('Title'))
  await user.paste('Give us 5 stars!')
  expect(await screen.findByText(/“5 stars”: Don’t ask for stars/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Use “Share Your Experience”' }))
  expect(screen.getByLabelText('Title')).toHaveValue('Share Your Experience')
  expect(screen.queryByText(/Don’t ask for stars/)).not.toBeInTheDocument()
})

test('the page says where to put the card, what customers go through, and which review sites it offers (QR-01)', async () => {
  currentBackend().answer(getFormSettings, {
    requiresApproval: true,
    publicLinks: 'everyone',
    showsInPublic: false,
    googlePlaceId: 'ChIJN1t_tDeuEmsRUsoyG83frY4',
    yelpBusinessId: 'lindqvist-bakery',
  })
  const { user } = await openQr()
  for (const name of [
    'Content and messaging',
    'Design and branding',
    'Platform integration',
    'Print preview',
    'Placement tips',
    'Customer experience',
  ]) {
    expect(screen.getByRole('heading', { name })).toBeInTheDocument()
  }
  expect(await screen.findByText('Everyone can also open your page on Google or Yelp.')).toBeVisible()
  await user.click(screen.getByRole('switch', { name: 'Yelp' }))
  expect(screen.getByText('Everyone can also open your page on Google.')).toBeVisible()
  await user.click(screen.getByRole('switch', { name: 'Google' }))
  expect(screen.queryByText(/Everyone can also/)).not.toBeInTheDocument()
})

test('without a logo the page takes one, and puts it into the code at once (QR-03)', async () => {
  const logoUrl = '/api/public/logos/mZ3'
  const backend = currentBackend()
  const { user } = await openQr()
  const choice = () => screen.getByRole('switch', { name: 'Logo in the code' })
  const correction = () => screen.getByLabelText('Error correction')
  expect(choice()).toBeDisabled()
  await user.selectOptions(correction(), 'Q')
  backend.refuse(uploadLogo, 'unreadable-file', 'This image cannot be read.')
  const picture = new File(['pixels'], 'logo.png', { type: 'image/png' })
  await user.upload(screen.getByLabelText('Upload logo'), picture)
  expect(await screen.findByText('Upload failed')).toBeVisible()
  expect(choice()).not.toBeChecked()
  backend.answer(uploadLogo, aBusinessProfile({ logoUrl }))
  await user.upload(await screen.findByLabelText('Upload logo'), picture)
  await waitFor(() => expect(choice()).toBeChecked())
  expect(correction()).toHaveValue('H')
  expect(correction()).toBeDisabled()
  expect(screen.getByText(/Always H with a logo/)).toBeVisible()
  expect(await screen.findByLabelText('Replace logo')).toBeInTheDocument()
  await user.click(choice())
  expect(correction()).toBeEnabled()
  expect(correction()).toHaveValue('Q')
})

test('the code begins with error correction M, 300 pixels and a margin of 2, and all three can be changed (QR-08)', async () => {
  const backend = currentBackend()
  const { user } = await openQr()
  const fields = { 'Error correction': ['M', 'H'], 'Code width': ['300', '200'], Margin: ['2', '4'] }
  for (const [label, [standard = '', other = '']] of Object.entries(fields)) {
    expect(screen.getByLabelText(label)).toHaveValue(standard)
    await user.selectOptions(screen.getByLabelText(label), other)
  }
  await waitFor(() =>
    expect(backend.received(saveCardDesign).at(-1)?.body).toMatchObject({
      errorCorrection: 'H',
      codeWidth: 200,
      codeMargin: 4,
    }),
  )
})

test('a review site that is not set up is off, and a link leads to where it is (QR-01)', async () => {
  await openQr()
  for (const name of ['Google', 'Yelp']) {
    const choice = screen.getByRole('switch', { name })
    await waitFor(() => expect(choice).toBeDisabled())
    expect(choice).not.toBeChecked()
    expect(choice).toHaveAccessibleDescription(
      new RegExp(`To offer it, add your ${name} .* under Platform Setup`),
    )
  }
  for (const link of screen.getAllByRole('link', { name: 'Platform Setup' })) {
    expect(link).toHaveAttribute('href', '/platform-setup')
  }
})

test('a card gets a code of its own: a link named after its title, chosen at once (QR-02, QR-06)', async () => {
  const backend = currentBackend()
  const { user } = await openQr('/qr-testimonials', [])
  const name = 'QR code: Share Your Experience'
  const made = sharingLink({ description: name })
  backend.answer(createSharingLink, made)
  backend.answer(listSharingLinks, [made])
  await user.click(screen.getByRole('button', { name: 'Generate QR Code' }))
  expect(await screen.findByText('Link Generated')).toBeVisible()
  expect(await screen.findByRole('img', { name: `Card with QR code for ${name}` })).toBeVisible()
  expect(screen.getByLabelText('Links to')).toHaveValue(made.id)
  expect(location.search).toBe(`?link=${made.id}`)
  expect(backend.received(createSharingLink)[0]?.body).toMatchObject({ description: name })
})

test('generating again for the same card keeps its code, and says so', async () => {
  const backend = currentBackend()
  const made = sharingLink({ description: 'QR code: Share Your Experience' })
  const { user } = await openQr('/qr-testimonials', [made])
  backend.answer(createSharingLink, made)
  await user.click(screen.getByRole('button', { name: 'Generate QR Code' }))
  expect(await screen.findByText('This card already has a code')).toBeVisible()
  expect(screen.queryByText('Link Generated')).not.toBeInTheDocument()
  expect(screen.getByLabelText('Links to')).toHaveValue(made.id)
})

test('a design is saved with its link, and there on return', async () => {
  const backend = currentBackend()
  const saved = { ...defaultDesign, title: 'How was the bread?', primaryColor: '#0b624b' }
  backend.answer(getCardDesign, { design: saved })
  await openQr('/qr-testimonials?link=spring-link')
  await waitFor(() => expect(screen.getByLabelText('Title')).toHaveValue('How was the bread?'))
  expect(screen.getByLabelText('Primary')).toHaveValue('#0b624b')
  backend.answer(saveCardDesign, { design: { ...saved, size: 'large' } })
  vi.useFakeTimers({ shouldAdvanceTime: true })
  fireEvent.change(screen.getByLabelText('Size'), { target: { value: 'large' } })
  await vi.advanceTimersByTimeAsync(1000)
  expect(await screen.findByText('All changes saved')).toBeVisible()
  expect(backend.received(saveCardDesign)).toEqual([
    { params: { id: 'spring-link' }, body: { ...saved, size: 'large' } },
  ])
})

test('a color that scanners cannot read is not saved, and its darker shade is (QR-06)', async () => {
  const backend = currentBackend()
  backend.answer(getCardDesign, { design: defaultDesign })
  const { user } = await openQr('/qr-testimonials?link=spring-link')
  backend.answer(saveCardDesign, { design: defaultDesign })
  vi.useFakeTimers({ shouldAdvanceTime: true })
  fireEvent.change(screen.getByLabelText('Primary'), { target: { value: '#ffee88' } })
  await vi.advanceTimersByTimeAsync(1000)
  expect(backend.received(saveCardDesign)).toEqual([])
  await user.click(screen.getByRole('button', { name: /^Use #/ }))
  await vi.advanceTimersByTimeAsync(1000)
  expect(await screen.findByText('All changes saved')).toBeVisible()
  expect(backend.received(saveCardDesign)).toHaveLength(1)
})

test('a code that could not be made is said, and can be tried again (ERR-18)', async () => {
  const backend = currentBackend()
  const { user } = await openQr()
  backend.fail(createSharingLink)
  await user.click(screen.getByRole('button', { name: 'Generate QR Code' }))
  expect(await screen.findByText('QR Code Error')).toBeVisible()
  expect(screen.getByText('Failed to generate QR code. Please try again.')).toBeVisible()
  backend.answer(createSharingLink, sharingLink({ id: 'counter-link' }))
  await user.click(screen.getByRole('button', { name: 'Generate QR Code' }))
  expect(await screen.findByText('Link Generated')).toBeVisible()
})

test('a browser that draws no pictures says so too (ERR-18)', async () => {
  const { user } = await openQr()
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  await user.click(screen.getByRole('button', { name: 'Download Print' }))
  expect(await screen.findByText('QR Code Error')).toBeVisible()
})

test('a link in the address is the one on the card', async () => {
  const { card } = await openQr('/qr-testimonials?link=spring-link')
  await waitFor(() => expect(card).toHaveAccessibleName('Card with QR code for Spring newsletter'))
})

test('when the links cannot be loaded the form can still be printed, and that is said', async () => {
  noteDrawing()
  answerDesigns()
  currentBackend().fail(listSharingLinks)
  openPart('/qr-testimonials')
  expect(await screen.findByText(/You can still use the link to your form/)).toBeVisible()
  expect(await screen.findByRole('img', { name: 'Card with QR code for Your form' })).toBeVisible()
})
