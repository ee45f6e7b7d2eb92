import type { SampleEmail } from '../../emails/service.ts'
import { noticeEmail } from './notice-emails.ts'

const trial = { email: 'mara@lindqvistbakery.com', business: 'Lindqvist Bakery', isTrial: true }
const about = new Date('2026-03-31T09:00:00Z')

/** Each as it could be. */
export const billingSamples: readonly SampleEmail[] = [
  {
    name: 'trial-ending',
    sentWhen: 'To owners, three days before the trial ends and on the day',
    draft: (url) => noticeEmail(trial, { kind: 'trial-ending', about, count: 3 }, url)!,
  },
  {
    name: 'trial-ended',
    sentWhen: 'To owners, once, the day after the trial ended',
    draft: (url) => noticeEmail(trial, { kind: 'trial-ended', about, count: 0 }, url)!,
  },
  {
    name: 'plan-ended',
    sentWhen: 'To owners, once, when a plan that they paid for has ended',
    draft: (url) => noticeEmail({ ...trial, isTrial: false }, { kind: 'plan-ended', about, count: 0 }, url)!,
  },
  {
    name: 'widgets-ending',
    sentWhen: 'To owners, 14, 7 and 1 day before widgets turn off',
    draft: (url) => noticeEmail(trial, { kind: 'widgets-ending', about, count: 14 }, url)!,
  },
]
