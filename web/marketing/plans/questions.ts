import { afterTheEnd, noPayments } from '#contract/billing/plan-copy.ts'
import { trialDays } from '#contract/billing/tiers.ts'
import { keyRequestsPerHour } from '#contract/limits.ts'

interface Question {
  readonly question: string
  readonly answer: string
}

const number = new Intl.NumberFormat('en-US')
const trial = `Yes. Every plan comes with a ${trialDays}-day free trial with no card required. It starts when you create your account.`
const cancel = 'Yes, anytime, and you keep access to the end of the period you paid for.'
const limits = `${number.format(keyRequestsPerHour.paid)} per hour on every paid plan, and ${number.format(keyRequestsPerHour.free)} without one.`
const reached =
  'Nothing is lost and nothing disappears. Customers can still submit testimonials, your widgets keep showing what you approved, and you can read and export everything.'

/** What people ask before they choose a plan. */
export function questionsOf(takesPayments: boolean): readonly Question[] {
  return [
    {
      question: 'Is the trial really free?',
      answer: takesPayments
        ? `${trial} ${afterTheEnd}`
        : `${trial} This server takes no payments, so it never ends in a bill.`,
    },
    {
      question: 'Can I cancel?',
      answer: takesPayments
        ? `${cancel} Until then, you can resume it. ${afterTheEnd}`
        : `${cancel} This server takes no payments, so there is nothing to cancel.`,
    },
    {
      question: 'What if I change plans?',
      answer: takesPayments
        ? 'Plan changes take effect at the next billing cycle. You can also upgrade right away: you see what it costs before you pay. A smaller plan hides nothing.'
        : 'Plan changes take effect at the next billing cycle.',
    },
    {
      question: 'How many API requests can I make?',
      answer: takesPayments
        ? limits
        : `${limits} This server sells no plans, so here it is ${number.format(keyRequestsPerHour.free)}.`,
    },
    {
      question: 'What happens when I reach my limit?',
      answer: takesPayments
        ? `${reached} Approving and generating more waits for the next month or a bigger plan.`
        : `${reached} ${noPayments}`,
    },
    {
      question: 'Do you charge for widget views?',
      answer: 'No. There is no view limit, and your testimonials stay up however busy your page gets.',
    },
    {
      question: 'Can I host Plaudit myself?',
      answer:
        'Yes. It is one program and a PostgreSQL database on your own server. No plan limits how many testimonials it holds.',
    },
  ]
}
