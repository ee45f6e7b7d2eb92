import { getPublicForm, type PublicForm } from '#contract/collection/collection.ts'
import type { Output } from '#contract/endpoint.ts'
import {
  getPublicServices,
  type PublicServices,
  submitQuestionnaire,
} from '#contract/collection/questionnaire.ts'
import { smartGenerate } from '#contract/writer/writer.ts'
import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { aReceipt } from './customer-page-samples.ts'
import { openCustomerPage } from '../open-customer-page.tsx'
import { sampleOf } from './sample.ts'
import { aPublicForm } from './samples.ts'
import { currentBackend } from '../setup.ts'

const option = (label: string) => ({ value: label.toLowerCase(), label })

export const aPublicServices = sampleOf<PublicServices>(() => ({
  services: ['Bread', 'Cakes'].map(option),
  benefits: ['Fresh', 'Friendly', 'Fast'].map(option),
  questions: { satisfaction: '', service: '', benefits: '', recommend: '', wentWell: '', wentWrong: '' },
  followUps: [],
}))

/** What the writer makes of "Cakes" and "Fresh". */
export const aDraft = sampleOf<Output<typeof smartGenerate>>(() => ({
  content: 'Fresh. Cakes.',
  sentences: [
    {
      text: 'Cakes.',
      grounds: [{ question: 'Which service helped you most?', answer: 'Cakes' }],
    },
    {
      text: 'Fresh.',
      grounds: [{ question: 'What did you like about it?', answer: 'Fresh' }],
    },
  ],
  isShort: false,
  engine: 'built-in',
  model: null,
  fallback: null,
  seed: 0,
  record: 'sealed',
  leftOut: [],
  rating: 5,
  isPrivate: false,
}))

/** Opens the questionnaire behind a link. */
export function openQuestionnaire(search = '', form: Partial<PublicForm> = {}) {
  const backend = currentBackend()
  backend.answerByDefault(getPublicForm, aPublicForm(form))
  backend.answerByDefault(getPublicServices, aPublicServices())
  backend.answerByDefault(smartGenerate, aDraft())
  backend.answerByDefault(submitQuestionnaire, ({ body }) => aReceipt({ isPrivate: body.rating < 4 }))
  return openCustomerPage(`/qr-testimonial/counter${search}`)
}

/** The question with this in it, once it is there. */
export const question = (text: RegExp) => screen.findByRole('heading', { level: 1, name: text })
export const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }))

export async function star(user: UserEvent, stars: number) {
  await user.click(await screen.findByRole('radio', { name: new RegExp(`^${stars} star`) }))
}

/** Once the stars are given: chooses Cakes, and skips what may be skipped. */
export async function chooseCakes(user: UserEvent) {
  await question(/Which service/)
  await user.click(screen.getByRole('radio', { name: 'Cakes' }))
  await question(/What did you like/)
  await press(user, 'Continue')
  await question(/recommend/)
  await press(user, 'Skip')
}

/** Answers all four questions: stars, Cakes, Fresh, stars again. */
export async function answerAll(user: UserEvent, rating = 5) {
  await star(user, rating)
  await question(/Which service/)
  await user.click(screen.getByRole('radio', { name: 'Cakes' }))
  await question(/What did you like|What went well/)
  await user.click(screen.getByRole('checkbox', { name: 'Fresh' }))
  await press(user, 'Continue')
  await question(/recommend/)
  await star(user, rating)
  await question(/Who is this from/)
}

/** From the contact step to the words. */
export async function toReview(user: UserEvent, name = 'Jonas') {
  await user.type(screen.getByLabelText('Your name'), name)
  await press(user, 'Submit')
  await screen.findByRole('button', { name: 'Approve & Submit' })
}
