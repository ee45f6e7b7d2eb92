import { appearanceDefaults } from '#contract/settings/appearance.ts'
import type { Returned } from '#contract/endpoint.ts'
import { type AiSettings, aiDefaults } from '#contract/settings/ai-settings.ts'
import { notificationDefaults } from '#contract/settings/notification-settings.ts'
import { getSettings } from '#contract/settings/settings.ts'
import {
  type Draft,
  type DynamicVariables,
  generateTestimonial,
  getDynamicVariables,
} from '#contract/writer/writer.ts'
import { getWriter } from '#contract/writer/writer-state.ts'
import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { type OpenPage, openPage } from '../open-page.tsx'
import { aWriter } from './settings-samples.ts'
import { currentBackend } from '../setup.ts'

/** What a bakery can choose from. */
const options: DynamicVariables = {
  services: [
    { value: 'dine-in', label: 'Dine-in' },
    { value: 'catering', label: 'Catering' },
  ],
  benefits: [
    { value: 'fresh-ingredients', label: 'Fresh ingredients' },
    { value: 'good-value', label: 'Good value' },
  ],
}

/** The settings of somebody who never saved any, but for `ai`. */
export function someSettings(ai: Partial<AiSettings> = {}): Returned<typeof getSettings> {
  return {
    notifications: notificationDefaults,
    ai: { ...aiDefaults, ...ai },
    appearance: appearanceDefaults,
  }
}

/** What the form asks the server before it can be filled in. */
export function answerGenerator(): void {
  currentBackend().answerByDefault(getSettings, someSettings())
  currentBackend().answerByDefault(getDynamicVariables, options)
  currentBackend().answerByDefault(getWriter, aWriter())
}

/** Opens the generation form, on its own page or another, once it can be filled in. */
export async function openGenerator(
  path = '/testimonial-generator',
  visit: Parameters<typeof openPage>[1] = {},
): Promise<OpenPage> {
  answerGenerator()
  const page = openPage(path, visit)
  await screen.findByRole('combobox', { name: 'Service' })
  return page
}

export const textField = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) })
export const choice = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name })

/** What can be chosen there, in order. */
export function choicesOf(name: string): string[] {
  return [...choice(name).options].filter(({ disabled }) => !disabled).map(({ text }) => text)
}

/** What Tomás said, in the fields that have to be filled in. */
export async function fillIn(user: UserEvent): Promise<void> {
  const entries = {
    'Customer name': 'Tomás Reyes',
    Title: 'Race director',
    Company: 'Reyes Cycles',
    'Customer email': 'tomas@example.com',
  }
  for (const [field, value] of Object.entries(entries)) {
    await user.clear(textField(field))
    await user.click(textField(field))
    await user.paste(value)
  }
  await user.selectOptions(choice('Service'), 'Dine-in')
  await user.selectOptions(choice('Benefit'), 'Fresh ingredients')
}

export const generate = (user: UserEvent) =>
  user.click(screen.getByRole('button', { name: 'Generate Testimonial' }))

/** A draft of these words, as the built-in writer answers it, unless told otherwise. */
export function aDraft(content: string, overrides: Partial<Draft> = {}): Draft {
  const sentences = [{ text: content, grounds: [{ question: 'Benefit', answer: 'Fresh ingredients' }] }]
  const built = { engine: 'built-in', model: null, fallback: null } as const
  return {
    content,
    sentences,
    isShort: false,
    leftOut: [],
    seed: 1,
    record: 'sealed',
    ...built,
    ...overrides,
  }
}

/** The AI drafts these, one after the other. */
export function draftsOf(...drafts: (string | Draft)[]): void {
  const answers = drafts.map((one) => (typeof one === 'string' ? aDraft(one) : one))
  let asked = 0
  currentBackend().answer(generateTestimonial, () => answers[asked++] ?? answers.at(-1)!)
}

/** The form's page with a draft open for review. */
export async function openDraft(drafted: string | Draft, path?: string) {
  draftsOf(drafted)
  const page = await openGenerator(path)
  await fillIn(page.user)
  await generate(page.user)
  const dialog = within(await review())
  const text = () => dialog.getByRole('textbox', { name: 'Testimonial' })
  const press = (name: string) => page.user.click(dialog.getByRole('button', { name }))
  return { ...page, dialog, text, press }
}

export const review = () => screen.findByRole('dialog', { name: 'Review & Edit Your Testimonial' })
