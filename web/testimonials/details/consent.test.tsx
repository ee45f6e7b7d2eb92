import { getFormSettings } from '#contract/collection/collection.ts'
import { askForConsent } from '#contract/collection/consent-request.ts'
import type { Testimonial } from '#contract/testimonials/testimonials.ts'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPart } from '../../test/open-part.tsx'
import { aTestimonial } from '../../test/samples/samples.ts'
import { currentBackend } from '../../test/setup.ts'
import { keepTestimonials } from '../../test/samples/testimonials-samples.ts'

test('the owner sees what the customer agreed to, the platform’s own pages included', async () => {
  const open = async (own: Partial<Testimonial['consents']>) => {
    const consents = { ...aTestimonial().consents, ...own }
    const ines = aTestimonial({ consents })
    keepTestimonials(ines)
    openPart(`/testimonials?view=${ines.id}`)
    return within(await screen.findByRole('dialog', { name: 'Ines Duarte' }))
  }
  const dialog = await open({ display: true, name: false, platform: true })
  expect(dialog.getByText('Customer agreed to')).toBeVisible()
  expect(dialog.getByText('Show their testimonial · Show it on Plaudit’s public pages')).toBeVisible()
})

const silent = (own: Partial<Testimonial> = {}) =>
  aTestimonial({
    status: 'approved',
    waitingFor: 'consent',
    consents: { ...aTestimonial().consents, display: false, name: false },
    ...own,
  })

async function open(ines: Testimonial) {
  keepTestimonials(ines)
  const { user } = openPart(`/testimonials?view=${ines.id}`)
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Ines Duarte' })) }
}

test('a missing consent is asked for with one button', async () => {
  const ines = silent()
  const { user, dialog } = await open(ines)
  expect(dialog.getByRole('heading', { name: 'Hidden until Ines Duarte agrees' })).toBeVisible()
  const backend = currentBackend()
  const consents = { ...ines.consents, askedAt: new Date().toISOString(), isAsked: true }
  backend.answer(askForConsent, { ...ines, consents })
  await user.click(dialog.getByRole('button', { name: 'Ask Ines Duarte for consent' }))
  expect(await dialog.findByText('We emailed a private link to ines@example.com.')).toBeVisible()
  expect(dialog.getByText(/^The customer has not agreed .* You asked them/)).toBeVisible()
  expect(backend.received(askForConsent)).toMatchObject([{ params: { id: ines.id }, body: {} }])
})

test('the address is asked for where none is known, and a refusal is told in its own words', async () => {
  const { user, dialog } = await open(silent({ origin: 'imported', customerEmail: null }))
  const backend = currentBackend()
  const sentence = 'This customer asked not to get any more requests by email.'
  backend.refuse(askForConsent, 'invalid-input', sentence)
  await user.type(dialog.getByLabelText('Customer email'), 'ines@example.com')
  await user.click(dialog.getByRole('button', { name: 'Ask Ines Duarte for consent' }))
  expect(await dialog.findByText(sentence)).toBeVisible()
  expect(backend.received(askForConsent)[0]?.body).toEqual({ email: 'ines@example.com' })
})

test('the platform’s own pages are asked about only where the business wants to be on them', async () => {
  currentBackend().answer(getFormSettings, {
    requiresApproval: true,
    publicLinks: 'everyone',
    showsInPublic: true,
  })
  const { dialog } = await open(aTestimonial({ status: 'approved', publishable: true, waitingFor: null }))
  expect(await dialog.findByRole('heading', { name: 'Not on Plaudit’s public pages' })).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Ask Ines Duarte for consent' })).toBeVisible()
})

test('nothing is asked where nothing is missing', async () => {
  const { dialog } = await open(aTestimonial({ status: 'approved', publishable: true, waitingFor: null }))
  await dialog.findByText('Customer agreed to')
  expect(dialog.queryByRole('button', { name: /for consent$/ })).not.toBeInTheDocument()
})
