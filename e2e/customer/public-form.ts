import type { Page } from '@playwright/test'
import sharp from 'sharp'
import type { MyTestimonial } from '#contract/collection/my-testimonial.ts'
import type { Testimonial } from '#contract/testimonials/testimonials.ts'
import type { Owner } from '../owner.ts'

/** What Jonas has to say, unless a test says otherwise. */
export const words = {
  customerName: 'Jonas Petersen',
  customerEmail: 'jonas@kantine-nord.example',
  company: 'Kantine Nord',
  content: 'Thirty loaves every Friday.\n\nWarm, on time, and nobody leaves a crust.',
}

/** A photo as a phone takes it. */
export const aPhoto = (): Promise<Buffer> =>
  sharp({ create: { width: 1200, height: 800, channels: 3, background: '#0d6a52' } })
    .jpeg()
    .toBuffer()

export const formOf = (owner: Owner) => `/testimonial-form/${owner.user.formId}`

/** Picks the stars as a pointer would. */
export async function rate(page: Page, stars: number) {
  const name = stars === 1 ? '1 star' : `${stars} stars`
  await page.getByRole('radio', { name, exact: true }).check({ force: true })
}

/** Fills in the form, on the page that shows it. */
export async function fill(page: Page, overrides: Partial<typeof words & { rating: number }> = {}) {
  const { rating = 5, ...typed } = { ...words, ...overrides }
  await rate(page, rating)
  await page.getByLabel(rating < 4 ? 'Your feedback' : 'Your testimonial').fill(typed.content)
  await page.getByLabel('Your name').fill(typed.customerName)
  await page.getByLabel('Email', { exact: true }).fill(typed.customerEmail)
  await page.getByRole('textbox', { name: /^Company/ }).fill(typed.company)
}

export const preview = (page: Page) => page.getByRole('button', { name: 'Review and send' }).click()
export const submit = (page: Page) =>
  page.getByRole('button', { name: /^Send (testimonial|feedback)/ }).click()
export const thankYou = (page: Page) => page.getByRole('heading', { name: 'Thank You' })
export const privateLink = (page: Page) => page.getByLabel('Your private link').inputValue()
export const toast = (page: Page) => page.getByRole('region', { name: /Notifications/ })

/** The owner's testimonials, newest first. */
export async function rowsOf(owner: Owner, url = ''): Promise<Testimonial[]> {
  return (await owner.request.get(`${url}/api/testimonials`)).json() as Promise<Testimonial[]>
}

/** What the private link shows. */
export async function mine(page: Page, manageUrl: string): Promise<MyTestimonial> {
  const token = manageUrl.split('/my/')[1] ?? ''
  return (await page.request.get(`/api/public/my/${token}`)).json() as Promise<MyTestimonial>
}
