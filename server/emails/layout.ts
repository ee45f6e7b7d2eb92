import { brand } from '#contract/brand.ts'
import { escapeHtml } from '../http/escape-html.ts'

/** Where the secret link of a letter will be. */
const linkPlace = '[your personal link]'

interface Button {
  readonly label: string
  readonly url: string
  /** Opens something for whoever holds it: kept apart from the text until the letter leaves. */
  readonly isSecret?: boolean
}

/** One source for both forms of a letter: paragraphs of plain text, one optional button, who writes and why. */
export function layOut(
  copy: readonly string[],
  button?: Button,
  reason: string = brand.name,
  language = 'en',
) {
  const shown = button?.isSecret ? { ...button, url: linkPlace } : button
  // Whoever wrote a paragraph must not have the link put in where it leads elsewhere.
  const paragraphs = copy.map((text) => text.replaceAll(linkPlace, '...'))
  const lines = [...paragraphs]
  if (shown) lines.push(`${shown.label}:\n${shown.url}`)
  return {
    text: `${lines.join('\n\n')}\n\n${reason}\n`,
    html: html(paragraphs, shown, reason, language),
    secretLink: button?.isSecret ? button.url : null,
  }
}

/** Both forms as they leave. */
export function withSecretLink(mail: { text: string; html: string; secretLink: string | null }) {
  const { text, html, secretLink } = mail
  if (secretLink === null) return { text, html }
  return {
    text: text.replaceAll(linkPlace, () => secretLink),
    html: html.replaceAll(linkPlace, () => escapeHtml(secretLink)),
  }
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

function html(
  paragraphs: readonly string[],
  button: Button | undefined,
  reason: string,
  language: string,
): string {
  const body = paragraphs.map((text) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`).join('')
  const action = button
    ? `<p style="margin:24px 0"><a class="button" href="${escapeHtml(button.url)}" style="background:#1f1d1a;color:#ffffff;padding:12px 20px;border-radius:8px;text-decoration:none;display:inline-block">${escapeHtml(button.label)}</a></p><p class="small" style="margin:0 0 16px;${small}">${escapeHtml(button.url)}</p>`
    : ''
  const end = `<p class="small" style="margin:24px 0 0;${small}">${linked(escapeHtml(reason))}</p>`
  // A fixed layout, because a table is otherwise as wide as the longest link in it. Outlook knows no greatest width.
  const card = `<!--[if mso]><table role="presentation" width="520"><tr><td><![endif]--><table role="presentation" width="100%" cellspacing="0" style="max-width:520px;table-layout:fixed"><tr><td class="card" style="padding:32px;background:#ffffff;border-radius:12px;font:16px/1.55 -apple-system,'Segoe UI',Roboto,sans-serif;color:#1f1d1a;overflow-wrap:anywhere">${body}${action}${end}</td></tr></table><!--[if mso]></td></tr></table><![endif]-->`
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><style>${styles}</style></head><body class="page" style="margin:0;background:#f6f4ef"><table role="presentation" width="100%" cellspacing="0" style="table-layout:fixed"><tr><td class="frame" align="center" style="padding:32px 16px">${card}</td></tr></table></body></html>`
}

/** Only in what we write ourselves: an address that somebody typed must not become a link. */
function linked(escaped: string): string {
  return escaped.replace(/https?:\/\/\S+/g, (url) => `<a href="${url}" style="color:#6b655c">${url}</a>`)
}
