import type { EmbedAnswer } from '#contract/embed.ts'
import { sampleTestimonials } from '#contract/sample-testimonials.ts'
import { widgetWords } from '#contract/widget-words.ts'

/** As a widget gets testimonials. They count for nothing. */
export function sampleAnswer(): EmbedAnswer {
  return {
    success: true,
    testimonials: sampleTestimonials.map(({ name, company, rating, content }, index) => ({
      id: `sample-${index + 1}`,
      content,
      customerName: name,
      customerCompany: company || null,
      rating,
      date: null,
      headline: null,
      photoUrl: null,
      label: 'Sample',
      verifyUrl: null,
    })),
    shown: sampleTestimonials.length,
    total: sampleTestimonials.length,
    average: null,
    byStars: [0, 0, 0, 0, 0],
    otherRatings: [],
    words: widgetWords.en,
    language: 'en',
  }
}
