import { type EmbedAnswer, getSampleEmbed, getSampleScript } from '#contract/embed/embed.ts'
import { sampleTestimonials } from '#shared/widget/sample-testimonials.ts'
import { widgetCopy } from '#contract/widgets/widget-copy.ts'
import { type App, mount } from '../http/mount.ts'
import { settingsIn, viewOfWidget } from './views.ts'
import { type WidgetCode, widgetScript } from './widget-script.ts'

/** What a preview shows while there is nothing to show, for a signed-in owner alone. */
export function sampleRoutes(app: App, widgetCode: WidgetCode): void {
  mount(app, getSampleEmbed, () => Promise.resolve(sampleAnswer()))
  mount(app, getSampleScript, async (_context, _input, reply, { url }) => {
    const { options } = viewOfWidget(settingsIn(url))
    const view = { key: 'samples', options, isLanguageFixed: true, form: 'module' } as const
    const script = await widgetScript(widgetCode, view, sampleAnswer())
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
    shown: 0,
    quoted: 0,
    total: 0,
    average: null,
    byStars: [0, 0, 0, 0, 0],
    otherRatings: [],
    words: widgetCopy.en,
    language: 'en',
  }
}
