/** What people ask before they choose a plan. */
export const questions = [
  {
    question: 'Is the trial really free?',
    answer:
      'Yes. Every plan comes with a 14-day free trial with no card required. It starts when you create your account. This server takes no payments, so it never ends in a bill.',
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
    question: 'How many API requests can I make?',
    answer:
      '10,000 per hour on every paid plan, and 1,000 without one. This server sells no plans, so here it is 1,000.',
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
