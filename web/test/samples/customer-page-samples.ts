import type { submitTestimonial } from '#contract/collection/collection.ts'
import type { MyReward, MyTestimonial } from '#contract/collection/my-testimonial.ts'
import type { Returned } from '#contract/endpoint.ts'
import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { aPublicForm } from './samples.ts'
import { sampleOf } from './sample.ts'

/** What Jonas types into the form, unless a test says otherwise. */
export const jonas = {
  customerName: 'Jonas Petersen',
  customerEmail: 'jonas@kantine-nord.example',
  company: 'Kantine Nord',
  content: 'Thirty loaves every Friday.',
}

/** Fills in the form that is open. */
export async function fillForm(user: UserEvent, own: Partial<typeof jonas & { rating: number }> = {}) {
  const { rating = 5, ...typed } = { ...jonas, ...own }
  await user.click(await screen.findByRole('radio', { name: rating === 1 ? '1 star' : `${rating} stars` }))
  const type = async (label: string | RegExp, text: string) => {
    const field = screen.getByLabelText(label)
    await user.clear(field)
    if (text !== '') await user.click(field)
    if (text !== '') await user.paste(text)
  }
  await type(rating < 4 ? 'Your feedback' : 'Your testimonial', typed.content)
  await type('Your name', typed.customerName)
  await type('Email', typed.customerEmail)
  if (screen.queryByLabelText(/^Company/)) await type(/^Company/, typed.company)
}

export const preview = (user: UserEvent) =>
  user.click(screen.getByRole('button', { name: 'Review and send' }))
export const submit = (user: UserEvent) =>
  user.click(screen.getByRole('button', { name: /^Send (testimonial|feedback)/ }))
export const thankYou = () => screen.findByRole('heading', { name: 'Thank You' })
/** Looks at what was filled in, and sends it. */
export async function sendForm(user: UserEvent) {
  await preview(user)
  await submit(user)
  await thankYou()
}
/** The one message at the edge of the page. */
export const toasts = () => within(screen.getByRole('region', { name: 'Notifications (F8)' }))

/** What the form answers to a submission. */
export const aReceipt = sampleOf<Returned<typeof submitTestimonial>>(() => ({
  id: '0192f3a0-0000-7000-8000-00000000c0de',
  isPrivate: false,
  isMailed: true,
  manageUrl: 'http://localhost:3000/my/jonas-token',
  rewardUrl: null,
  message: 'Your testimonial has been submitted successfully.',
}))

/** What Jonas wrote, approved and shown, as he sees it on his private page. */
export const aMyTestimonial = sampleOf<MyTestimonial>(() => ({
  businessName: 'Lindqvist Bakery',
  logoUrl: null,
  customerName: jonas.customerName,
  company: jonas.company,
  role: null,
  content: jonas.content,
  rating: 5,
  hasPhoto: false,
  isPrivate: false,
  isShown: true,
  isDeleted: false,
  verifyUrl: '/verify/jonas-id',
  awaitsConfirmation: false,
  ownContent: null,
  label: null,
  reply: null,
  isConfirmedOnRequest: false,
  scopes: ['display', 'use_name'],
  consent: aPublicForm().consent,
  asked: null,
  hasOptedOut: false,
  texting: null,
  withdrawnAt: null,
  date: '2026-03-02',
  createdAt: '2026-03-02T09:00:00.000Z',
  version: 'words-3',
}))

/** What he gets for it. */
export const aReward = sampleOf<MyReward>(() => ({
  businessName: 'Lindqvist Bakery',
  logoUrl: null,
  type: 'coupon',
  message: 'Ten percent off your next loaf.',
  code: 'RYE-10',
}))
