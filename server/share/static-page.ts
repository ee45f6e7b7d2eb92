import type { EmbedAnswer } from '#contract/embed/embed.ts'
import type { CustomerLanguage } from '#contract/languages.ts'
import type { WidgetOptions } from '#shared/widget/widget-options.ts'
import type { WidgetCopy } from '#contract/widgets/widget-copy.ts'
import { plainWidget } from '../embed/service.ts'
import { builtHtml, html } from '../http/html.ts'

/** An answer with the words of a language, which every widget's has. */
export interface SpokenAnswer extends EmbedAnswer {
  words: WidgetCopy
  language: CustomerLanguage
}

interface Page {
  readonly businessName: string
  readonly options: WidgetOptions
  readonly exportedAt: Date
  readonly photos: ReadonlyMap<string, Buffer>
  /** The style sheet of the layout. */
  readonly sheet: string
}

const grounds = { light: '#fff', dark: '#14161a', auto: 'Canvas' } as const

const asOf: Record<CustomerLanguage, string> = {
  en: 'As of {day}',
  es: 'A fecha de {day}',
  fr: 'Au {day}',
  de: 'Stand: {day}',
  pt: 'Em {day}',
}

const dataUrl = (picture: Buffer) => `data:image/webp;base64,${picture.toString('base64')}`

/** Under which the logo of a testimonial's company is among the photos. */
export const logoKey = (id: string) => `${id}-logo`

/** A page that shows the same wherever it is, also where there is no network. Photos are in it. */
export function staticPage(
  answer: SpokenAnswer,
  { businessName, options, exportedAt, photos, sheet }: Page,
): string {
  const testimonials = answer.testimonials.slice(0, options.max).map((one) => {
    const photo = photos.get(one.id)
    const logo = photos.get(logoKey(one.id))
    const { companyLogoUrl: _elsewhere, ...rest } = one
    return {
      ...rest,
      photoUrl: photo ? dataUrl(photo) : null,
      ...(logo && { companyLogoUrl: dataUrl(logo) }),
    }
  })
  const day = exportedAt.toLocaleDateString(answer.language, { dateStyle: 'long', timeZone: 'UTC' })
  const css = `:root{color-scheme:${options.theme === 'auto' ? 'light dark' : options.theme}}body{margin:0;padding:24px;background:${grounds[options.theme]}}.exported{margin-top:12px;text-align:center;color:GrayText;font:13px/1.4 system-ui,sans-serif}`
  const page = html`<!doctype html>
    <html lang="${answer.language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${businessName}</title>
        <style>
          ${builtHtml(css)}
        </style>
      </head>
      <body>
        ${builtHtml(plainWidget('copy', options, { ...answer, testimonials }, sheet))}
        <p class="exported">
          <time datetime="${exportedAt.toISOString()}">${asOf[answer.language].replace('{day}', day)}</time>
        </p>
      </body>
    </html> `
  return page.text
}
