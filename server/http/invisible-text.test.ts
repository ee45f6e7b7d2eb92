import { describe, expect, test } from 'vitest'
import { logIn } from '#contract/accounts/accounts.ts'
import { updateBusinessProfile } from '#contract/business/business.ts'
import { submitTestimonial } from '#contract/collection/collection.ts'
import { createCustomer } from '#contract/customers/customers.ts'
import { cleanText } from '#contract/fields.ts'
import { getTestimonial, listTestimonials } from '#contract/testimonials/testimonials.ts'
import { caller } from '../test/as.ts'
import { makeBusiness, submitted } from '../test/make.ts'
import { testApp } from '../test/test-app.ts'

const app = await testApp()

const invisible = [
  ['zero-width spaces and joiners', '\u200B\u200C\u200D\u2060'],
  ['a byte order mark', '\uFEFF'],
  ['directions', '\u200E\u200F\u061C\u202E\u2066\u2069'],
  ['Hangul fillers', '\u115F\u1160\u3164\uFFA0'],
  ['the blank of Braille', '\u2800'],
  ['soft hyphens', '\u00AD\u00AD'],
  ['a grapheme joiner', '\u034F'],
  ['variation selectors', '\uFE0F\u180B'],
  ['tags', '\u{E0041}\u{E007F}'],
  ['invisible operators', '\u2061\u2062\u2063\u2064'],
  ['wide and narrow spaces', '\u3000\u00A0\u2003\u202F\u1680'],
  ['control characters', '\u0000\u0007\u001B\u0085'],
  ['all of them', '\u200B \u2800\u3164\n\u202E\uFE0F\t\u00AD'],
] as const

describe.for(invisible)('%s alone', ([, nothing]) => {
  test('are no name and no testimonial', async () => {
    const { user } = await makeBusiness(app)
    const whole = {
      customerName: 'Ines Duarte',
      customerEmail: 'ines@example.com',
      content: 'Great bread',
      rating: 5,
      formId: user.formId,
    }
    const send = async (changed: object) => {
      const { status, problem } = await caller(app).call(submitTestimonial, {
        body: { ...whole, ...changed },
      })
      return [status, problem.message]
    }
    expect(await send({ customerName: nothing })).toEqual([400, 'Please fill in your name and email.'])
    expect(await send({ content: nothing })).toEqual([400, 'Please write your testimonial.'])
    expect(await send({ customerEmail: nothing })).toEqual([400, 'Please enter a valid email address'])
  })

  test('are left out where nothing is needed', async () => {
    const owner = await makeBusiness(app)
    const { id } = await submitted(app, owner.user.formId, { company: nothing })
    expect((await owner.call(getTestimonial, { params: { id } })).body.company).toBeNull()
    const profile = await owner.call(updateBusinessProfile, {
      body: { phone: nothing, businessUrl: nothing },
    })
    expect(profile.body).toMatchObject({ phone: '', businessUrl: '' })
    const { body } = await owner.call(listTestimonials, { query: { search: nothing } })
    expect(body).toHaveLength(1)
  })

  test('are no business and no customer', async () => {
    const owner = await makeBusiness(app)
    const renamed = await owner.call(updateBusinessProfile, { body: { businessName: nothing } })
    expect(renamed.problem.message).toBe('Business name must be at least 2 characters')
    const made = await owner.call(createCustomer, { body: { name: nothing, email: 'rosie@example.com' } })
    expect(made.problem.message).toBe('Please fill in name and email.')
    expect((await caller(app).call(logIn, { body: { email: nothing, password: 'x' } })).status).toBe(400)
  })
})

test.for(['👩‍👩‍👧', '❤️', 'می‌خواهم', '🏴󠁧󠁢󠁳󠁣󠁴󠁿', 'क्‍ष', 'ㅤ빵', '\u00AD-'])(
  'what can be seen stays with the invisible characters in it: %s',
  (text) => expect(cleanText(` ${text} `)).toBe(text),
)
