import type { Page } from '@playwright/test'
import type { MyReward, MyTestimonial } from '#contract/collection/my-testimonial.ts'
import type { VerifiedTestimonial } from '#contract/provenance/verify.ts'
import { alter } from './answers.ts'
import { outboundStates } from './outbound.ts'
import { nowhere, type State } from './state.ts'
import { widgetStates } from './widget.ts'

type Open = NonNullable<State['open']>

const narrowest = 320

const mine = (name: string, own?: Partial<MyTestimonial>, open?: Open): State => ({
  page: '/my/:token',
  path: ({ privatePath }) => privatePath,
  name,
  visitor: 'stranger',
  narrowest,
  ...(own && { reloads: true }),
  async open(page, visit) {
    if (own) await answerMine(page, own)
    await open?.(page, visit)
  },
})

/** Shows the page as it would be if these things were otherwise. */
async function answerMine(page: Page, own: Partial<MyTestimonial>) {
  await alter<MyTestimonial>(page, '**/api/public/my/*', (real) => ({ ...real, ...own }))
  await page.reload()
  await page.locator('#standing').waitFor()
}

const reward = {
  type: 'discount_code',
  message: 'Thank you for writing!',
  code: `SPRING-${'X'.repeat(57)}`,
} as const

const wording =
  'Lindqvist Bakery may send me text messages that ask for a testimonial. I can reply STOP at any time. Message and data rates may apply.'

const privatePageStates: readonly State[] = [
  mine('public'),
  mine('not public', { isShown: false, scopes: [] }),
  mine('private feedback', { isPrivate: true, isShown: false, rating: 2, scopes: [] }),
  mine('to be confirmed', { awaitsConfirmation: true, isShown: false, scopes: [] }),
  mine('asked for permission', { asked: ['display', 'use_name'], isShown: false, scopes: [] }),
  mine('without requests by email', { hasOptedOut: true }),
  mine('that allows text messages', { texting: { wording, phoneEnding: '23', isStopped: false } }),
  mine('with a number to type', { texting: { wording, phoneEnding: null, isStopped: false } }, (page) =>
    page.getByRole('checkbox', { name: wording }).check(),
  ),
  mine('withdrawn', { withdrawnAt: '2026-03-09T12:00:00.000Z', isShown: false }),
  mine('deleted by the business', { isDeleted: true, isShown: false }),
  mine('being edited', undefined, (page) => page.getByRole('button', { name: 'Edit testimonial' }).click()),
  mine('with choices to save', undefined, (page) =>
    page.getByRole('checkbox', { name: /You may show my name/ }).uncheck(),
  ),
  mine('asking before it is withdrawn', undefined, (page) =>
    page.getByRole('button', { name: 'Withdraw testimonial' }).click(),
  ),
  mine('asking before data is erased', undefined, (page) =>
    page.getByRole('button', { name: 'Erase my data' }).click(),
  ),
  nowhere('/my/:token', ({ privatePath }) => `${privatePath.slice(0, -3)}AAA`, 'of a link that is not whole'),
]

const rewarded = (name: string, own: Partial<MyReward>, said: string): State => ({
  page: '/my/:token/reward',
  path: ({ privatePath }) => `${privatePath}/reward`,
  name,
  visitor: 'stranger',
  narrowest,
  reloads: true,
  // This one has none until it is answered so.
  expectedErrors: [/status of 404/],
  async open(page) {
    const body = { businessName: 'Lindqvist Bakery', logoUrl: null, ...reward, ...own }
    await page.route('**/api/public/my/*/reward', (route) => route.fulfill({ json: body }))
    await page.reload()
    await page.getByText(said).waitFor()
  },
})

const rewardStates: readonly State[] = [
  rewarded('with its code', {}, reward.code),
  rewarded('that has no code yet', { code: null }, "isn't ready yet"),
  nowhere('/my/:token/reward', ({ privatePath }) => `${privatePath}/reward`, 'of a testimonial without one'),
]

const verified = (name: string, own?: Partial<VerifiedTestimonial>): State => ({
  page: '/verify/:id',
  path: ({ privatePath }) => privatePath,
  name,
  visitor: 'stranger',
  narrowest,
  async open(page) {
    if (own) await alter<VerifiedTestimonial>(page, '**/api/public/verify/*', (real) => ({ ...real, ...own }))
    await page.getByRole('link', { name: 'See where it comes from, as everyone can' }).click()
    for (const title of ['Full history', 'Signed proof']) await page.getByText(title).click()
  },
})

const verifyStates: readonly State[] = [
  verified('of a customer’s own words'),
  verified('of what was imported, with a reward', {
    way: 'imported',
    source: 'W'.repeat(60),
    reward: 'discount_code',
    writtenBy: null,
  }),
  verified('of what the team wrote', { way: 'team', isWrittenWithAi: true }),
  nowhere('/verify/:id', () => '/verify/nothing', 'of what is not shown'),
]

/** What is shown of a testimonial: to its author, to whoever doubts it, and on websites. */
export const customerPageStates: readonly State[] = [
  ...privatePageStates,
  ...rewardStates,
  ...verifyStates,
  ...widgetStates,
  ...outboundStates,
]
