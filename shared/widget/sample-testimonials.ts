/**
 * What testimonials look like, before there are any. No table holds them, so no average, count or export can, and a widget
 * shows them only to their owner.
 */
export const sampleTestimonials = [
  {
    name: 'Priya Raman',
    company: 'Raman Studio',
    rating: 5,
    content:
      'We asked for a cake for sixty with two days’ notice. It was ready an hour early, and people still talk about it.',
  },
  {
    name: 'Tomás Reyes',
    company: 'Reyes Cycles',
    rating: 5,
    content: 'Friendly on the phone, on time at the door, and cheaper than the quote. I’ll be back.',
  },
  {
    name: 'Hannah Cole',
    company: '',
    rating: 4,
    content: 'Parking is a pain on Saturdays. Everything else was exactly what I needed.',
  },
] as const
