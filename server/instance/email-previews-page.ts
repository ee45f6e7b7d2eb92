import { brand } from '#contract/brand.ts'
import { type Html, builtHtml, html } from '../http/html.ts'
import { devStyle } from './dev-style.ts'

export interface Preview {
  readonly name: string
  readonly feature: string
  readonly sentWhen: string
  readonly to: string
  readonly subject: string
  readonly text: string
}

export const previewsStyle = `${devStyle}
body { max-width: 64rem }
h1 { margin-top: .75rem }
h2 { margin: 2rem 0 .5rem; font-size: 1rem }
h2::first-letter { text-transform: capitalize }
ul { margin: 0; padding: 0; list-style: none; border: 1px solid var(--line); border-radius: .75rem; background: var(--card) }
li { padding: .75rem 1rem; overflow-wrap: anywhere }
li + li { border-top: 1px solid var(--line) }
li small { display: block; color: var(--soft) }
.frames { display: flex; flex-wrap: wrap; gap: 1.5rem }
figure { margin: 1.5rem 0 0; max-width: 100% }
figcaption { margin-bottom: .5rem; color: var(--soft) }
iframe { display: block; max-width: 100%; height: 44rem; border: 1px solid var(--line); border-radius: .75rem }
pre { margin: 0; padding: 1rem; border: 1px solid var(--line); border-radius: .75rem; background: var(--card);
  font: 14px/1.5 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere }`

const frames = [
  { scheme: 'light', width: 600 },
  { scheme: 'light', width: 320 },
  { scheme: 'dark', width: 600 },
  { scheme: 'dark', width: 320 },
]

/** All samples, by the feature that sends them. */
export function listPage(previews: readonly Preview[]): string {
  const features = [...new Set(previews.map(({ feature }) => feature))]
  const groups = features.map((feature) => {
    const own = previews.filter((one) => one.feature === feature)
    return html`<h2>${feature}</h2>
      <ul>
        ${own.map(
          ({ name, subject, sentWhen }) =>
            html`<li><a href="/dev/emails/${name}">${subject}</a><small>${sentWhen}</small></li>`,
        )}
      </ul>`
  })
  const intro = html`<h1>Emails</h1>
    <p>
      The ${previews.length} emails that ${brand.name} sends, with sample text. Nothing is sent from here.
    </p>`
  return previewsPage('Emails', html`${intro}${groups}`)
}

/** One sample: in both widths and both color schemes, and as plain text. */
export function samplePage({ name, subject, sentWhen, to, text }: Preview): string {
  const figures = frames.map(
    ({ scheme, width }) =>
      html`<figure>
        <figcaption>${scheme === 'dark' ? 'Dark' : 'Light'}, ${width} px</figcaption>
        <iframe src="/dev/emails/${name}/${scheme}" width="${width}" title="${scheme}, ${width} px"></iframe>
      </figure>`,
  )
  const plain = html`<h2>Plain text</h2>
    <pre>${text}</pre>`
  return previewsPage(
    subject,
    html`<p><a href="/dev/emails">All emails</a></p>
      <h1>${subject}</h1>
      <p>${sentWhen}. This one goes to ${to}.</p>
      <div class="frames">${figures}</div>
      ${plain}`,
  )
}

function previewsPage(title: string, body: Html): string {
  const head = html`<meta charset="utf-8" /><meta
      name="viewport"
      content="width=device-width, initial-scale=1"
    />
    <title>${title} · ${brand.name}</title>
    <link rel="icon" href="/favicon.svg" />${builtHtml(`<style>${previewsStyle}</style>`)}`
  return `<!doctype html><html lang="en"><head>${head.text}</head><body><main>${body.text}</main></body></html>`
}
