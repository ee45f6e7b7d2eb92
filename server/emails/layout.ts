import { brand } from '#contract/brand.ts'
import { cleanText } from '#contract/fields.ts'
import type { CustomerLanguage } from '#contract/languages.ts'
import { escapeHtml } from '../http/escape-html.ts'

/** Where the secret link of an email will be. */
export const linkPlace = '[your personal link]'
/** Where the link that unsubscribes will be. */
const unsubscribePlace = '[your unsubscribe link]'

interface Button {
  readonly label: string
  readonly url: string
  /** Opens something for whoever holds it: kept apart from the text until the letter leaves. */
  readonly isSecret?: boolean
}

interface Foot {
  /** Who is writing and why. */
  readonly reason?: string | undefined
  readonly postalAddress?: string
  readonly isUnsubscribable?: boolean
}

interface Content {
  readonly paragraphs: readonly string[]
  readonly button?: Button | undefined
  readonly foot?: Foot
  readonly language?: CustomerLanguage | undefined
}

/** One source for both forms of an email: paragraphs of plain text, one optional button, and small print. */
export function layOut({ paragraphs: copy, button, foot = {}, language = 'en' }: Content) {
  const labelled = button && { ...button, label: withoutPlaces(button.label) }
  const shown = labelled?.isSecret ? { ...labelled, url: linkPlace } : labelled
  // Whoever wrote a paragraph must not have a link put in where it leads elsewhere.
  const paragraphs = copy.map(withoutPlaces)
  const small = [withoutPlaces(foot.reason ?? brand.name)]
  if (foot.postalAddress) small.push(withoutPlaces(foot.postalAddress))
  const unsubscribe = foot.isUnsubscribable ? unsubscribeLabels[language] : undefined
  const lines = [...paragraphs]
  if (shown) lines.push(`${shown.label}:\n${shown.url}`)
  lines.push(...small)
  if (unsubscribe) lines.push(`${unsubscribe}:\n${unsubscribePlace}`)
  return {
    text: `${lines.join('\n\n')}\n`,
    html: html({ paragraphs, button: shown, small, unsubscribe, language }),
    secretLink: button?.isSecret ? button.url : null,
  }
}

/** What unsubscribes from what a business asks. */
export const unsubscribeLabels: Readonly<Record<CustomerLanguage, string>> = {
  en: 'Unsubscribe',
  es: 'Cancelar la suscripción',
  fr: 'Se désabonner',
  de: 'Abmelden',
  pt: 'Cancelar a subscrição',
}

function withoutPlaces(text: string): string {
  return cleanText(text).replaceAll(linkPlace, '...').replaceAll(unsubscribePlace, '...')
}

interface Links {
  readonly secretLink: string | null
  readonly unsubscribeUrl?: string | undefined
}

/** Both forms as they leave. */
export function withLinks(mail: { text: string; html: string }, { secretLink, unsubscribeUrl }: Links) {
  const places = [
    [linkPlace, secretLink],
    [unsubscribePlace, unsubscribeUrl],
  ] as const
  let { text, html: marked } = mail
  for (const [place, url] of places) {
    if (!url) continue
    text = text.replaceAll(place, () => url)
    marked = marked.replaceAll(place, () => escapeHtml(url))
  }
  return { text, html: marked }
}

/** Follows the reader's device; mail programs without style sheets show the light one. */
const styles = `@media (max-width: 560px) { .frame { padding: 12px 8px !important } .card { padding: 24px 20px !important } }
@media (prefers-color-scheme: dark) {
  .page, .frame { background: #171512 !important }
  .card { background: #23201c !important; color: #f1ede6 !important }
  .small, .small a { color: #b5aea3 !important }
  .button { background: #f1ede6 !important; color: #1f1d1a !important }
}`

const small = 'color:#6b655c;font-size:13px;overflow-wrap:anywhere'

interface Parts {
  readonly paragraphs: readonly string[]
  readonly button: Button | undefined
  readonly small: readonly string[]
  readonly unsubscribe: string | undefined
  readonly language: string
}

function html({ paragraphs, button, small: smallPrint, unsubscribe, language }: Parts): string {
  const body = paragraphs
    .map((text) => `<p style="margin:0 0 16px">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`)
    .join('')
  const action = button
    ? `<p style="margin:24px 0"><a class="button" href="${escapeHtml(button.url)}" style="background:#1f1d1a;color:#ffffff;padding:12px 20px;border-radius:8px;text-decoration:none;display:inline-block">${escapeHtml(button.label)}</a></p><p class="small" style="margin:0 0 16px;${small}">${escapeHtml(button.url)}</p>`
    : ''
  const end = [
    ...smallPrint.map((line) => linked(escapeHtml(line)).replaceAll('\n', '<br>')),
    ...(unsubscribe
      ? [`<a href="${unsubscribePlace}" style="color:#6b655c">${escapeHtml(unsubscribe)}</a>`]
      : []),
  ]
    .map(
      (line, index) => `<p class="small" style="margin:${index === 0 ? 24 : 8}px 0 0;${small}">${line}</p>`,
    )
    .join('')
  // A fixed layout, because a table is otherwise as wide as the longest link in it. Outlook knows no greatest width.
  const card = `<!--[if mso]><table role="presentation" width="520"><tr><td><![endif]--><table role="presentation" width="100%" cellspacing="0" style="max-width:520px;table-layout:fixed"><tr><td class="card" style="padding:32px;background:#ffffff;border-radius:12px;font:16px/1.55 -apple-system,'Segoe UI',Roboto,sans-serif;color:#1f1d1a;overflow-wrap:anywhere">${body}${action}${end}</td></tr></table><!--[if mso]></td></tr></table><![endif]-->`
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><style>${styles}</style></head><body class="page" style="margin:0;background:#f6f4ef"><table role="presentation" width="100%" cellspacing="0" style="table-layout:fixed"><tr><td class="frame" align="center" style="padding:32px 16px">${card}</td></tr></table></body></html>`
}

/** Only in what we write ourselves: an address that somebody typed must not become a link. */
function linked(escaped: string): string {
  return escaped.replace(/https?:\/\/\S+/g, (url) => `<a href="${url}" style="color:#6b655c">${url}</a>`)
}
