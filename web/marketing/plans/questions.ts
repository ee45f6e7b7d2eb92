/** What people ask before they choose a plan. */
export const questions = [
  {
    question: 'Is the trial really free?',
    answer:
      'Yes. Every plan comes with a 14-day free trial with no card required. It starts when you create your account, which shows as Free until you choose a plan.',
  },
  {
    question: 'Can I cancel?',
    answer:
      'Yes, anytime, and you keep access to the end of the period you paid for. This server takes no payments, so there is nothing to cancel.',
  },
  {
    question: 'What if I change plans?',
    answer: 'Plan changes take effect at the next billing cycle.',
  },
  {
    question: 'What happens when I reach my limit?',
    answer:
      'Nothing is lost and nothing disappears. Customers can still submit testimonials, your widgets keep showing what you approved, and you can read and export everything. This server takes no payments: nothing is limited.',
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
] as const
