import { describe, expect, test } from 'vitest'
import {
  campaignEmail,
  defaultCampaignEmail,
  defaultReminderEmail,
} from '#contract/campaigns/campaign-email.ts'
import {
  happyOnlySentence,
  incentiveSentence,
  lintCampaignEmail,
  paidPraiseSentence,
} from '#contract/campaigns/campaign-lint.ts'
import { fairnessOf } from './people/fairness.ts'
import { nextOpening } from '../kit/send-window.ts'

const berlin = { days: [1, 2, 3, 4, 5], fromHour: 9, untilHour: 18, timeZone: 'Europe/Berlin' }

test.each([
  ['inside the window, at once', '2026-06-03T10:20:00Z', '2026-06-03T10:20:00Z'],
  ['in the evening, the next morning', '2026-06-03T16:00:00Z', '2026-06-04T07:00:00Z'],
  ['on Friday night, on Monday', '2026-06-05T21:10:00Z', '2026-06-08T07:00:00Z'],
  ['across a change of the clocks, by the clock on the wall', '2026-03-27T20:00:00Z', '2026-03-30T07:00:00Z'],
])('an email leaves %s', (_, now, opening) => {
  expect(nextOpening(berlin, new Date(now))).toEqual(new Date(opening))
})

test('a zone that is half an hour off opens on its own full hour', () => {
  const kolkata = { ...berlin, timeZone: 'Asia/Kolkata' }
  expect(nextOpening(kolkata, new Date('2026-06-03T01:00:00Z'))).toEqual(new Date('2026-06-03T03:30:00Z'))
})

describe('the rules for an email', () => {
  const messagesOf = (text: string) =>
    lintCampaignEmail({ emailSubject: 'A word?', emailTemplate: `${text} {{testimonialLink}}` })

  test('the default texts break none (CAMP-12, CAMP-13, CAMP-14)', () => {
    expect([...lintCampaignEmail(defaultCampaignEmail), ...lintCampaignEmail(defaultReminderEmail)]).toEqual(
      [],
    )
  })

  test.each([
    ['If you were happy with our bread, please write.', happyOnlySentence],
    ['Not satisfied? Please call us instead.', undefined],
    ['If you are not satisfied, tell us before you post.', happyOnlySentence],
    ['Please leave us a great review.', happyOnlySentence],
    ['Get 10% off for a 5-star review.', paidPraiseSentence],
    ['Would you tell us if you liked the bread, or not?', undefined],
    ['We hope you are happy. How was it?', undefined],
  ])('%s', (text, error) => {
    const errors = messagesOf(text).filter(({ severity }) => severity === 'error')
    expect(errors.map(({ message }) => message)).toEqual(error ? [error] : [])
  })

  test('an offer to everybody is a warning: it can be saved', () => {
    expect(messagesOf('Everybody who writes gets a coupon.')).toEqual([
      { field: 'emailTemplate', severity: 'warning', message: incentiveSentence },
    ])
  })

  test.each(['{{', '}}', '{{ '.repeat(2500), 'free '.repeat(1000), '9'.repeat(5000)])(
    'text of any kind is looked at in no time %#',
    (text) => {
      const began = performance.now()
      messagesOf(text)
      expect(performance.now() - began).toBeLessThan(500)
    },
  )

  const filled = (emailSubject: string, emailTemplate: string, customerName = 'Ines Duarte') =>
    campaignEmail(
      { emailSubject, emailTemplate },
      {
        customerName,
        customerEmail: 'ines.duarte@customers.example',
        businessName: 'Berg',
        testimonialLink: 'https://x.test/f',
      },
    )

  test.each([
    ['Hi!\n\n{{testimonialLink}}\n\nThanks,\nBerg', ['Hi!', 'Thanks,\nBerg'], 1],
    ['Hi!\n{{ testimonialLink }}\nThanks', ['Hi!', 'Thanks'], 1],
    ['{{testimonialLink}}\nHi!', ['Hi!'], 0],
    [
      'Hi!\n\nPlease write at {{testimonialLink}}.\n\nThanks',
      ['Hi!', 'Please write at https://x.test/f.', 'Thanks'],
      2,
    ],
  ])('the link stays where the owner put it: %j', (template, paragraphs, buttonAt) => {
    expect(filled('A word?', template)).toMatchObject({ paragraphs, buttonAt })
  })

  test.each([
    ['Ines Duarte', 'Ines, how was it?', 'Hi Ines,'],
    ['Dr. Ines Duarte', 'Ines, how was it?', 'Hi Ines,'],
    ['Duarte, Ines', 'Ines, how was it?', 'Hi Ines,'],
    ['ines.duarte', 'How was it?', 'Hi there,'],
    ['', 'How was it?', 'Hi there,'],
  ])('{{firstName}} of “%s” begins the subject with “%s” and greets with “%s”', (name, subject, greeting) => {
    const mail = filled('{{firstName}}, how was it?', 'Hi {{firstName}},\n\n{{testimonialLink}}', name)
    expect([mail.subject, mail.paragraphs[0]]).toEqual([subject, greeting])
  })

  test('names become no link, no header and no second variable', () => {
    const mail = campaignEmail(
      { emailSubject: '{{customerName}}', emailTemplate: 'Hi {{customerName}},\n\n{{testimonialLink}}' },
      {
        customerName: 'evil.example\r\nBcc: x@example.com {{testimonialLink}}',
        businessName: 'Berg',
        testimonialLink: 'https://x.test/f',
      },
    )
    expect(mail.subject).toBe('evil example Bcc: x at example com {{testimonialLink}}')
    expect(mail.paragraphs.join(' ')).not.toMatch(/https|@|\r/)
  })
})

describe('the fairness meter', () => {
  const people = [5, 5, 4, 4, 2, 1, null, null].map((rating, index) => ({
    id: `c${index}`,
    rating,
    reason: index === 1 ? ('cooldown' as const) : undefined,
  }))
  const meter = (ids: readonly number[], audience: 'chosen' | 'everyone' = 'chosen') =>
    fairnessOf(people, new Set(ids.map((index) => `c${index}`)), audience)

  test('says who could be asked and who is, by what they said before', () => {
    expect(meter([0, 1, 4, 6])).toEqual({
      customers: 8,
      eligible: 7,
      asked: 3,
      byRating: [
        { rating: 5, eligible: 1, asked: 1 },
        { rating: 4, eligible: 2, asked: 0 },
        { rating: 3, eligible: 0, asked: 0 },
        { rating: 2, eligible: 1, asked: 1 },
        { rating: 1, eligible: 1, asked: 0 },
        { rating: null, eligible: 2, asked: 1 },
      ],
      warning: null,
    })
  })

  test('warns when everybody chosen was happy and others were left out', () => {
    expect(meter([0, 2, 6]).warning).toBe('only-happy')
    expect(meter([0, 2, 4]).warning).toBeNull()
    expect(meter([0, 2, 3], 'everyone').warning).toBeNull()
  })

  test('warns when happy customers were chosen more often than chance would', () => {
    const many = Array.from({ length: 100 }, (_, index) => ({
      id: `c${index}`,
      rating: index < 50 ? 5 : 2,
      reason: undefined,
    }))
    const chosen = (happy: number, unhappy: number) =>
      new Set(
        many.filter((_, index) => index < happy || (index >= 50 && index < 50 + unhappy)).map(({ id }) => id),
      )
    expect(fairnessOf(many, chosen(18, 2), 'chosen').warning).toBe('leans-happy')
    expect(fairnessOf(many, chosen(11, 9), 'chosen').warning).toBeNull()
  })
})
