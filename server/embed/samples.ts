import { type EmbedAnswer, getSampleEmbed, getSampleScript } from '#contract/embed.ts'
import { sampleTestimonials } from '#contract/sample-testimonials.ts'
import { widgetWords } from '#contract/widget-words.ts'
import { type App, mount } from '../http/mount.ts'
import { fileFor, settingsIn, viewOfWidget, widgetScript } from './views.ts'

/** What a preview shows while there is nothing to show, for a signed-in owner alone. */
export function sampleRoutes(app: App, widgetCode: (file: string) => Promise<string>): void {
  mount(app, getSampleEmbed, () => Promise.resolve(sampleAnswer()))
  mount(app, getSampleScript, async (_context, _input, reply, { url }) => {
    const { options } = viewOfWidget(settingsIn(url))
    const answer = sampleAnswer()
    const shown = { ...answer, testimonials: answer.testimonials.slice(0, options.max) }
    const script = widgetScript(
      await widgetCode(fileFor(options, shown, 'module')),
      'samples',
      options,
      true,
      shown,
      'module',
    )
    return reply.type('text/javascript; charset=utf-8').send(script)
  })
}

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
