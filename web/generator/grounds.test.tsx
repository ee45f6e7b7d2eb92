import { getSettings } from '#contract/settings.ts'
import { generateTestimonial, getDynamicVariables } from '#contract/writer.ts'
import { render, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  aDraft,
  choice,
  draftsOf,
  fillIn,
  openDraft,
  openGenerator,
  someSettings,
  textField,
} from '../test/generator-samples.ts'
import { currentBackend } from '../test/setup.ts'
import { DraftNotes } from './draft-notes.tsx'

const content = 'The bread for our race was warm.'

test('shows under each sentence what it is based on, and which words are somebody’s own', async () => {
  const sentences = [
    { text: 'The bread was warm.', grounds: [{ question: 'What they told you', answer: 'warm bread' }] },
    { text: 'I liked that it was fresh.', grounds: [{ question: 'Benefit', answer: 'Fresh ingredients' }] },
  ]
  const { user, dialog, text } = await openDraft(
    aDraft('The bread was warm. I liked that it was fresh.', { sentences }),
  )
  const list = dialog.getByRole('region', { name: 'What each sentence is based on' })
  const said = () =>
    [...list.querySelectorAll('ol > li')].map((item) => item.textContent.replace(/\s+/g, ' '))
  expect(said()).toEqual([
    'The bread was warm.What they told you: warm bread',
    'I liked that it was fresh.Benefit: Fresh ingredients',
  ])
  await user.click(text())
  await user.paste(' Thanks!')
  expect(said()[2]).toBe('Thanks!Your own words')
})

test.for([
  ['the built-in writer', {}, /built-in writer\. Nothing left this server/],
  ['an AI service', { engine: 'anthropic', model: 'claude-x' }, /Written by claude-x\. This server checked/],
  ['a service that is away', { fallback: 'not-answering' }, /did not answer, so the built-in writer/],
  ['a used-up day', { fallback: 'daily-limit' }, /used up, so the built-in writer/],
  ['a service that invents', { fallback: 'not-grounded' }, /things nobody said, so the built-in writer/],
  ['little to say', { isShort: true }, /Shorter than you asked for/],
] as const)('says who wrote it and why it is as it is: %s', ([, told, sentence]) => {
  render(<DraftNotes written={aDraft(content, told)} />)
  expect(screen.getByText(sentence)).toBeVisible()
})

test('begins in the language of the settings, and what was chosen follows the language (SET-10)', async () => {
  const backend = currentBackend()
  backend.answer(getSettings, someSettings({ language: 'German' }))
  const labels = { en: 'Dine-in', de: 'Essen im Lokal', es: 'Comer en el local' } as const
  backend.answer(getDynamicVariables, ({ query: { language } }) => ({
    services: [{ value: 'dine-in', label: labels[language as keyof typeof labels] }],
    benefits: [],
  }))
  const { user } = await openGenerator()
  await waitFor(() => expect(choice('Language')).toHaveValue('de'))
  await user.selectOptions(choice('Service'), await screen.findByRole('option', { name: 'Essen im Lokal' }))
  await user.selectOptions(choice('Language'), 'es')
  await waitFor(() => expect(choice('Service').selectedOptions[0]?.text).toBe('Comer en el local'))
})

test.for([
  [true, 1],
  [false, 0],
] as const)(
  'with automatic drafts %s, leaving the customer’s words makes %i (SET-10)',
  async ([on, count]) => {
    const backend = currentBackend()
    backend.answer(getSettings, someSettings({ autoGenerate: on }))
    draftsOf(content)
    const { user } = await openGenerator()
    await waitFor(() => expect(backend.calls(getSettings)).not.toEqual([]))
    const words = textField('What they told you')
    await user.type(words, 'Warm bread.')
    await user.tab()
    expect(backend.calls(generateTestimonial)).toEqual([])
    await fillIn(user)
    await user.click(words)
    await user.tab()
    await waitFor(() => expect(backend.calls(generateTestimonial)).toHaveLength(count))
  },
)
