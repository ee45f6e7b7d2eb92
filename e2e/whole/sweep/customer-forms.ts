import type { Page } from '@playwright/test'
import type { PublicForm } from '#contract/collection/collection.ts'
import { fill, preview, rate, submit, thankYou } from '../../customer/public-form.ts'
import { alter } from './answers.ts'
import { nowhere, type State } from './state.ts'

type Open = NonNullable<State['open']>

const narrowest = 320

const form = (name: string, open?: Open): State => ({
  page: '/testimonial-form/:id',
  path: ({ formId }) => `/testimonial-form/${formId}`,
  name,
  visitor: 'stranger',
  narrowest,
  ...(open && {
    async open(page, visit) {
      await open(page, visit)
      // What was typed stays on the device, for the states that follow too.
      await page.evaluate(() => localStorage.clear())
    },
  }),
})

/** Sends what was filled in to nobody: the server does not get it. */
async function pretendToSend(page: Page): Promise<void> {
  await preview(page)
  const manageUrl = `${new URL(page.url()).origin}/my/${'x'.repeat(64)}`
  const receipt = {
    id: '1',
    isPrivate: false,
    isMailed: true,
    manageUrl,
    rewardUrl: `${manageUrl}/reward`,
    message: 'Your testimonial has been submitted.',
  }
  await page.route('**/api/testimonials/submit', (route) => route.fulfill({ status: 201, json: receipt }))
  await submit(page)
  await thankYou(page).waitFor()
}

const formStates: readonly State[] = [
  form('empty'),
  form('with errors', async (page) => {
    await rate(page, 5)
    await preview(page)
    await page.getByText('Please fill in your name.').waitFor()
  }),
  form('with private feedback', async (page) => {
    await rate(page, 2)
    await page.getByText('Internal Use Only').waitFor()
  }),
  form('with help for the words, and a draft', async (page) => {
    await rate(page, 5)
    await page.getByRole('button', { name: 'Help me write' }).click()
    await page.getByLabel('What did you like most?').fill('The crust stays crisp for days.')
    await page.getByLabel('Your name').first().fill('Ines')
    await page.getByRole('button', { name: 'Agree and write a draft' }).click()
    await page.getByLabel('Draft').waitFor()
  }),
  form('with what was typed last time', async (page) => {
    await fill(page)
    await page.reload()
    await page.getByText('We saved your answers from last time.').waitFor()
  }),
  form('preview of long words', async (page) => {
    await fill(page, { customerName: 'สมชาย ใจดี', company: 'مقهى الياسمين', content: 'W'.repeat(200) })
    for (const box of await page.getByRole('checkbox', { name: /^You may/ }).all()) await box.check()
    await preview(page)
    await page.getByRole('heading', { name: 'This is how it will look' }).waitFor()
  }),
  form('preview of private feedback', async (page) => {
    await fill(page, { rating: 1 })
    await preview(page)
    await page.getByRole('heading', { name: 'Your private feedback' }).waitFor()
  }),
  {
    ...form('while it cannot be sent', async (page) => {
      await fill(page)
      await preview(page)
      await page.route('**/api/testimonials/submit', (route) => route.abort('connectionreset'))
      await submit(page)
      await page.getByText("We can't reach the server right now").waitFor()
    }),
    expectedErrors: [/ERR_CONNECTION_RESET/],
  },
  form('thank you', async (page) => {
    await fill(page)
    await pretendToSend(page)
  }),
  {
    ...form('thank you with the review prompt', async (page) => {
      await alter<PublicForm>(page, '**/api/public/business-profile/*', (real) => ({
        ...real,
        publicLinks: [
          { platform: 'google', id: 'ChIJlindqvist', label: 'Google', url: 'https://google.example/review' },
          {
            platform: 'yelp',
            id: 'lindqvist-bakery',
            label: 'Yelp',
            url: 'https://www.yelp.com/biz/lindqvist-bakery',
          },
        ],
        promptedPlatform: 'google',
      }))
      await page.reload()
      await fill(page)
      await pretendToSend(page)
      await page.getByLabel('Your text').waitFor()
    }),
    reloads: true,
  },
  nowhere(
    '/testimonial-form/:id',
    () => '/testimonial-form/nobody-has-this-id',
    'of a link that leads nowhere',
  ),
  { ...form('when answers fail'), answers: 'failing', expectedErrors: [/status of 500/] },
  {
    page: '/testimonial-success',
    path: () => '/testimonial-success?customerName=Amara&content=Good%20bread&testimonialId=7',
    name: 'of somebody else',
    visitor: 'stranger',
    narrowest,
  },
  {
    page: '/testimonial-success',
    path: ({ formId }) => `/testimonial-form/${formId}`,
    name: 'of what was sent here',
    visitor: 'stranger',
    narrowest,
    async open(page) {
      const written = { customerName: 'W'.repeat(100), content: 'W'.repeat(200) }
      await fill(page, written)
      await pretendToSend(page)
      await page.waitForFunction(() => localStorage.getItem('plaudit-sent') !== null)
      await page.goto(`/testimonial-success?${new URLSearchParams({ ...written, testimonialId: '1' })}`)
      await page.getByRole('figure').waitFor()
      await page.evaluate(() => localStorage.clear())
    },
  },
]

const questionnaire = (name: string, open?: Open): State => ({
  ...form(name, open),
  page: '/qr-testimonial/:id',
  path: ({ formId }) => `/qr-testimonial/${formId}`,
})

const choose = (page: Page, at: number) => page.locator('fieldset label').nth(at).click()
const asks = (page: Page, text: string) =>
  page.getByRole('heading', { level: 1 }).filter({ hasText: text }).waitFor()

/** Answers the questions up to the one with this in it. */
async function answerTo(page: Page, last: 'liked' | 'more' | 'contact', stars: number) {
  await choose(page, stars - 1)
  await asks(page, 'Which service')
  await choose(page, 0)
  await asks(page, stars > 3 ? 'What did you like' : 'What went well')
  if (last === 'liked') return
  await choose(page, 0)
  await page.getByRole('button', { name: 'Continue' }).click()
  await asks(page, 'recommend')
  await choose(page, stars - 1)
  await asks(page, 'How did it go?')
  if (last === 'more') return
  await page.getByRole('button', { name: 'Skip' }).click()
  await asks(page, 'Who is this from?')
}

async function review(page: Page, stars: number, told = '') {
  await answerTo(page, told === '' ? 'contact' : 'more', stars)
  if (told !== '') {
    await page.getByRole('textbox').fill(told)
    await page.getByRole('button', { name: 'Continue' }).click()
    await asks(page, 'Who is this from?')
  }
  await page.getByLabel('Your name').fill('W'.repeat(60))
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByRole('button', { name: 'Approve & Submit' }).waitFor()
}

const questionnaireStates: readonly State[] = [
  questionnaire('first question'),
  questionnaire('something else', async (page) => {
    await answerTo(page, 'liked', 5)
    await page.getByText('Something else?').click()
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByText('Please write your answer.').waitFor()
  }),
  questionnaire('what did not go well', (page) => answerTo(page, 'liked', 2)),
  questionnaire('one more question', (page) => answerTo(page, 'more', 5)),
  questionnaire('contact', (page) => answerTo(page, 'contact', 5)),
  questionnaire('contact with what is missing', async (page) => {
    await answerTo(page, 'contact', 5)
    await page.getByRole('button', { name: 'Submit' }).click()
    await page.getByText('Please fill in your name.').waitFor()
  }),
  questionnaire('review of a draft', (page) => review(page, 5)),
  questionnaire('three versions of a draft', async (page) => {
    const early =
      'They came on Monday at eight, an hour early. Mara explained every step to us before she began.'
    await review(page, 5, `${early} The kitchen was clean when they left, and nothing has leaked since then.`)
    await page.getByRole('button', { name: 'Show three versions' }).click()
    await page.getByRole('group', { name: 'Versions' }).waitFor()
  }),
  questionnaire('review of private feedback', (page) => review(page, 2)),
  questionnaire('with answers of last time', async (page) => {
    await answerTo(page, 'liked', 4)
    await page.reload()
    await page.getByText('We saved your answers from last time.').waitFor()
  }),
  nowhere('/qr-testimonial/:id', () => '/qr-testimonial/nobody-has-this-id', 'of a link that leads nowhere'),
  { ...questionnaire('when answers fail'), answers: 'failing', expectedErrors: [/status of 500/] },
]

/** How customers of the business write a testimonial. */
export const customerFormStates: readonly State[] = [...formStates, ...questionnaireStates]
