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

function html(
  paragraphs: readonly string[],
  button: Button | undefined,
  reason: string,
  language: string,
): string {
  const body = paragraphs.map((text) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`).join('')
  const action = button
    ? `<p style="margin:24px 0"><a href="${escapeHtml(button.url)}" style="background:#1f1d1a;color:#ffffff;padding:12px 20px;border-radius:8px;text-decoration:none;display:inline-block">${escapeHtml(button.label)}</a></p><p style="margin:0 0 16px;color:#6b655c;font-size:13px">${escapeHtml(button.url)}</p>`
    : ''
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"></head><body style="margin:0;background:#f6f4ef"><table role="presentation" width="100%"><tr><td align="center" style="padding:32px 16px"><table role="presentation" width="520" style="max-width:100%;background:#ffffff;border-radius:12px"><tr><td style="padding:32px;font:16px/1.55 -apple-system,'Segoe UI',Roboto,sans-serif;color:#1f1d1a">${body}${action}<p style="margin:24px 0 0;color:#6b655c;font-size:13px">${escapeHtml(reason)}</p></td></tr></table></td></tr></table></body></html>`
}
