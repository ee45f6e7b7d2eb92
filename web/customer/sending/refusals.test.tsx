import { getPublicForm, submitTestimonial } from '#contract/collection/collection.ts'
import { changeMyTestimonial, getMyTestimonial } from '#contract/collection/my-testimonial.ts'
import { formRefusals, privatePageRefusals } from '#contract/collection/customer-refusals.ts'
import { type ProblemCode, problemStatuses } from '#contract/problem.ts'
import { type CustomerLanguage, customerLanguages } from '#contract/languages.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aMyTestimonial, jonas } from '../../test/samples/customer-page-samples.ts'
import { openCustomerPage } from '../../test/open-customer-page.tsx'
import { ApiProblem } from '../../lib/call/problem.ts'
import { aPublicForm } from '../../test/samples/samples.ts'
import { currentBackend } from '../../test/setup.ts'
import { speak } from '../../test/speak.ts'
import { formCopyIn } from '../language.ts'
import { changeRefusal } from '../my/change-refusal.ts'
import { myCopyIn } from '../my/use-my-copy.ts'
import { refusalSentence } from './refusal.ts'

const ofServer = 'The server says this in English.'
const saidOf = (code: ProblemCode, language: CustomerLanguage) => {
  const failure = new ApiProblem(problemStatuses[code], '', { code })
  return changeRefusal(failure, language, formCopyIn[language], myCopyIn[language])
}
const others = customerLanguages.filter((language) => language !== 'en')

test.for(others)('no refusal that a customer can meet lacks a sentence in %s (ruling 6.9)', (language) => {
  const sentences = (spoken: CustomerLanguage) => [
    ...formRefusals.map((code) => refusalSentence(code, formCopyIn[spoken])),
    ...privatePageRefusals.map((code) => saidOf(code, spoken)),
  ]
  const english = sentences('en')
  for (const [index, sentence] of sentences(language).entries()) {
    expect(sentence).toMatch(/^\p{Lu}.+\.$/u)
    expect(sentence).not.toBe(english[index])
  }
})

test('whatever the server refuses on the form, a German customer reads why in German', async () => {
  speak('de-AT')
  const backend = currentBackend()
  backend.answer(getPublicForm, aPublicForm())
  const { user } = openCustomerPage(
    `/testimonial-form/lindqvist-form?${new URLSearchParams({ ...jonas, rating: '5' })}`,
  )
  await user.click(await screen.findByRole('button', { name: 'Prüfen und senden' }))
  for (const code of formRefusals) {
    backend.refuse(submitTestimonial, code, ofServer)
    await user.click(screen.getByRole('button', { name: 'Bewertung senden' }))
    const sentence = `${formCopyIn.de.failedText} ${refusalSentence(code, formCopyIn.de)}`
    expect(await screen.findByText(sentence)).toBeVisible()
  }
  backend.refuse(submitTestimonial, 'invalid-input', ofServer, { customerEmail: ofServer })
  await user.click(screen.getByRole('button', { name: 'Bewertung senden' }))
  expect(await screen.findByLabelText('E-Mail')).toHaveAccessibleDescription(
    /Bitte geben Sie eine gültige E-Mail-Adresse an\./,
  )
  expect(document.body).not.toHaveTextContent(ofServer)
})

/** The private page in a language, and its button that stops the emails. */
async function openMine(tag: string, language: CustomerLanguage) {
  speak(tag)
  const backend = currentBackend()
  backend.answer(getMyTestimonial, aMyTestimonial())
  const { user } = openCustomerPage('/my/jonas-token')
  const stop = await screen.findByRole('button', { name: myCopyIn[language].stopEmails })
  return { backend, user, stop }
}

test('whatever the server refuses on the private page, a French customer reads why in French', async () => {
  const { backend, user, stop } = await openMine('fr', 'fr')
  for (const code of privatePageRefusals) {
    backend.refuse(changeMyTestimonial, code, ofServer)
    await user.click(stop)
    expect(await screen.findByText(saidOf(code, 'fr'))).toBeVisible()
    await waitFor(() => expect(stop).toBeEnabled())
  }
  expect(document.body).not.toHaveTextContent(ofServer)
})

test('a page of what was withdrawn elsewhere says so and shows it', async () => {
  const { backend, user, stop } = await openMine('pt-BR', 'pt')
  backend.refuse(changeMyTestimonial, 'already-withdrawn', ofServer)
  backend.answer(getMyTestimonial, aMyTestimonial({ withdrawnAt: '2026-03-09T12:00:00.000Z' }))
  await user.click(stop)
  expect(await screen.findByText('Você já retirou isto.')).toBeVisible()
  expect(screen.getByText(myCopyIn.pt.withdrawn)).toBeVisible()
})

test.for([
  ['/testimonial-form/gone', 'Dieser Link ist ungültig'],
  ['/my/gone', 'Dieser Link funktioniert nicht'],
  ['/my/gone/and/more', 'Diese Seite gibt es nicht'],
] as const)('a German customer at %s reads that it leads nowhere', async ([path, heading]) => {
  speak('de')
  currentBackend().refuse(getPublicForm, 'not-found', ofServer)
  currentBackend().refuse(getMyTestimonial, 'not-found', ofServer)
  openCustomerPage(path)
  expect(await screen.findByRole('heading', { name: heading })).toBeVisible()
  expect(document.body).not.toHaveTextContent(ofServer)
})
