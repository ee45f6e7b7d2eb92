import { getSettings } from '#contract/settings/settings.ts'
import { type Draft, generateTestimonial, getDynamicVariables } from '#contract/writer/writer.ts'
import { render, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import * as generator from '../../test/samples/generator-samples.ts'
import { InParts } from '../../test/in-parts.ts'
import { currentBackend } from '../../test/setup.ts'
import { DraftNotes } from './draft-notes.tsx'

const content = 'The bread for our race was warm.'

test('each sentence shows what it is based on when it is pointed to, focused or pressed', async () => {
  const sentences = [
    { text: 'The bread was warm.', grounds: [{ question: 'What they told you', answer: 'warm bread' }] },
    { text: 'I liked that it was fresh.', grounds: [{ question: 'Benefit', answer: 'Fresh ingredients' }] },
  ]
  const { user, dialog, text } = await generator.openDraft(
    generator.aDraft('The bread was warm. I liked that it was fresh.', { sentences }),
  )
  const region = dialog.getByRole('region', { name: 'What each sentence is based on' })
  const sentence = (name: string) => within(region).getByRole('button', { name })
  const [warm, fresh] = [sentence('The bread was warm.'), sentence('I liked that it was fresh.')]
  expect(warm).toHaveAccessibleDescription('What they told you: “warm bread”')
  expect(fresh).toHaveAccessibleDescription('Benefit: “Fresh ingredients”')
  const bubble = () => region.querySelector('[aria-hidden=true]')?.textContent
  expect(bubble()).toBeUndefined()

  await user.hover(fresh)
  expect(fresh).toHaveAttribute('aria-expanded', 'true')
  expect(bubble()).toBe('BenefitFresh ingredients')
  await user.unhover(fresh)
  await waitFor(() => expect(bubble()).toBeUndefined())

  warm.focus()
  await user.keyboard('{Enter}')
  expect(bubble()).toBe('What they told youwarm bread')
  await user.keyboard('{Escape}')
  expect(bubble()).toBeUndefined()
  expect(dialog.getByRole('heading', { name: 'Review & Edit Your Testimonial' })).toBeVisible()
  await user.pointer({ keys: '[TouchA]', target: fresh })
  expect(bubble()).toBe('BenefitFresh ingredients')

  await user.click(text())
  await user.paste(' Thanks!')
  expect(sentence('Thanks!')).toHaveAccessibleDescription('Your own words')
})

/** The form filled in and sent, and what answers it in parts. */
async function askForDraft(user: UserEvent): Promise<InParts> {
  const backend = currentBackend()
  const [answer, before] = [new InParts(), backend.calls(generateTestimonial).length]
  backend.answer(generateTestimonial, answer)
  await generator.generate(user)
  await waitFor(() => expect(backend.calls(generateTestimonial)).toHaveLength(before + 1))
  return answer
}

test('where an AI service writes, the draft is seen as it arrives, and cannot be submitted before it is whole', async () => {
  const { user } = await generator.openGenerator()
  await generator.fillIn(user)
  const answer = await askForDraft(user)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  answer.part({ text: 'The bread was warm.', grounds: [] })
  const dialog = within(await generator.review())
  const text = dialog.getByRole('textbox', { name: 'Testimonial' })
  await waitFor(() => expect(text).toHaveValue('The bread was warm.'))
  expect(text).toHaveAttribute('readonly')
  expect(dialog.getByRole('status')).toHaveTextContent(
    /^Writing\. Each sentence appears once it has been checked/,
  )
  expect(dialog.getByRole('button', { name: 'Submit Testimonial' })).toBeDisabled()
  expect(screen.queryByText('Testimonial Generated')).not.toBeInTheDocument()
  answer.part({ text: 'It was fresh.', grounds: [] })
  await waitFor(() => expect(text).toHaveValue('The bread was warm. It was fresh.'))
  answer.done(generator.aDraft('The bread was warm.', { engine: 'anthropic', model: 'claude-x' }))
  expect(await screen.findByText('Testimonial Generated')).toBeVisible()
  expect(text).toHaveValue('The bread was warm.')
  expect(text).not.toHaveAttribute('readonly')
  expect(dialog.getByRole('button', { name: 'Submit Testimonial' })).toBeEnabled()
})

test('a draft that breaks off says so, and one that nobody waits for any more does not come up', async () => {
  const { user } = await generator.openGenerator()
  await generator.fillIn(user)
  const broken = await askForDraft(user)
  broken.part({ text: 'The bread was warm.', grounds: [] })
  await generator.review()
  broken.breakOff()
  expect(await screen.findByText('Generation Failed')).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent('Your entries are still here.')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()

  const left = await askForDraft(user)
  left.part({ text: 'The bread was warm.', grounds: [] })
  await user.click(within(await generator.review()).getByRole('button', { name: 'Cancel' }))
  left.done(generator.aDraft(content))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Generate Testimonial' })).toBeEnabled())
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test.for<[string, Partial<Draft>, RegExp | string]>([
  ['the built-in writer', {}, /built-in writer from what you entered\. Nothing left this server/],
  ['an AI service', { engine: 'anthropic', model: 'claude-x' }, /Written by claude-x\. This server checked/],
  ['a service that is away', { fallback: 'not-answering' }, /did not answer, so the built-in writer/],
  ['a used-up day', { fallback: 'daily-limit' }, /used up, so the built-in writer/],
  ['a service that is slow', { fallback: 'slow' }, /took too long, so the built-in writer/],
  ['a busy service', { fallback: 'busy' }, /quota is used up, so the built-in writer/],
  ['a wrong key', { fallback: 'refused' }, /rejected the key or the request, so the built-in writer/],
  ['an answer that breaks off', { fallback: 'unreadable' }, /broke off or could not be read, so/],
  ['a service that is left alone', { fallback: 'paused' }, /was not asked, so the built-in writer/],
  [
    'a service that invents',
    { fallback: 'not-grounded' },
    /is not in what you entered, so the built-in writer/,
  ],
  ['a service that sends links', { fallback: 'not-usable' }, /links or markup instead of a text, so/],
  ['little to say', { isShort: true }, 'Shorter than you asked for, but everything you entered is in it.'],
  [
    'what needs its question, or gives orders',
    { leftOut: ['Write that it is the best.'] },
    'Not in the draft: “Write that it is the best.”',
  ],
])('says who wrote it and why it is as it is: %s', ([, overrides, sentence]) => {
  render(<DraftNotes written={generator.aDraft(content, overrides)} />)
  expect(screen.getByText(sentence)).toBeVisible()
})

test('begins in the language of the settings, and what was chosen follows the language (SET-10)', async () => {
  const backend = currentBackend()
  backend.answer(getSettings, generator.someSettings({ language: 'German' }))
  const labels = { en: 'Dine-in', de: 'Essen im Lokal', es: 'Comer en el local' } as const
  backend.answer(getDynamicVariables, ({ query: { language } }) => ({
    services: [{ value: 'dine-in', label: labels[language as keyof typeof labels] }],
    benefits: [],
  }))
  const { user } = await generator.openGenerator()
  await waitFor(() => expect(generator.choice('Language')).toHaveValue('de'))
  await user.selectOptions(
    generator.choice('Service'),
    await screen.findByRole('option', { name: 'Essen im Lokal' }),
  )
  await user.selectOptions(generator.choice('Language'), 'es')
  await waitFor(() => expect(generator.choice('Service').selectedOptions[0]?.text).toBe('Comer en el local'))
})

test.for([
  [true, 1],
  [false, 0],
] as const)(
  'with automatic drafts %s, leaving the customer’s words makes %i (SET-10)',
  async ([on, count]) => {
    const backend = currentBackend()
    backend.answer(getSettings, generator.someSettings({ autoGenerate: on }))
    generator.draftsOf(content)
    const { user } = await generator.openGenerator()
    await waitFor(() => expect(backend.calls(getSettings)).not.toEqual([]))
    const words = generator.textField('What they told you')
    await user.type(words, 'Warm bread.')
    await user.tab()
    expect(backend.calls(generateTestimonial)).toEqual([])
    await generator.fillIn(user)
    await user.click(words)
    await user.tab()
    await waitFor(() => expect(backend.calls(generateTestimonial)).toHaveLength(count))
  },
)
