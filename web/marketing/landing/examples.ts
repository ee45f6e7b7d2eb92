import type { Praise } from './praise.ts'

/** Shown, and marked, while no business on this instance has agreed to show its testimonials here. */
export const examples: readonly Praise[] = [
  {
    id: 'example-bakery',
    content:
      'I only came in for one loaf. The rye keeps for a week, tastes even better on day three, and I haven’t bought bread anywhere else since.',
    name: 'A regular',
    company: 'about a bakery',
    rating: 5,
    label: 'Example',
  },
  {
    id: 'example-workshop',
    content:
      'They told me the repair wasn’t worth the money and sent me home on a bike that still rolls. A year later I bought my new one there.',
    name: 'A cyclist',
    company: 'about a bike shop',
    rating: 5,
    label: 'Example',
  },
  {
    id: 'example-studio',
    content:
      'We asked for a website and got a list of questions. It took two weeks longer than we wanted and was right the first time.',
    name: 'A client',
    company: 'about a design studio',
    rating: 4,
    label: 'Example',
  },
]
