/** What people ask before they choose a plan. */
export const questions = [
  {
    question: 'Is the trial really free?',
    answer:
      'Yes. Every plan has a 14-day free trial with no card required. It starts when you make your account, which counts as a free one meanwhile.',
  },
  {
    question: 'Can I cancel?',
    answer:
      'At any time, and you keep access to the end of the period you paid for. This version takes no payments yet, so there is nothing to cancel.',
  },
  {
    question: 'What happens when I change plans?',
    answer: 'Plan changes take effect at the next billing cycle, once payments are set up.',
  },
  {
    question: 'What happens when my plan is full?',
    answer:
      'Nothing is lost and nothing disappears. Customers can still write, your widgets keep showing what you approved, and you can read and export everything. Once payments are set up, approving more will wait for the next month, or for a bigger plan; until then no plan limits you.',
  },
  {
    question: 'Do I pay for views of my widgets?',
    answer: 'No. There are no view meters, and nothing is hidden when a page is busy.',
  },
  {
    question: 'Can I run Plaudit myself?',
    answer:
      'Yes. It is one program and a PostgreSQL database on a machine of yours. No plan limits how many testimonials it holds.',
  },
] as const
