import { shadesOf } from '#shared/colors/accent.ts'
import { escapeHtml } from '../../http/escape-html.ts'
import { type Paragraph, paragraphHtml } from './paragraphs.ts'

interface Link {
  readonly label: string
  readonly url: string
}

interface Parts {
  readonly head: { readonly name: string; readonly accentColor: string }
  readonly preheader: string
  readonly paragraphs: readonly Paragraph[]
  readonly button: Link | undefined
  readonly buttonAt: number
  readonly small: readonly string[]
  readonly unsubscribe: Link | undefined
  readonly language: string
}

type Shades = ReturnType<typeof shadesOf>

const font = "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

/** An email as HTML: tables and inline styles, which are what every mail program has in common. */
export function layoutHtml({
  head,
  preheader,
  paragraphs,
  button,
  buttonAt,
  small,
  unsubscribe,
  language,
}: Parts) {
  const shades = cachedShadesOf(head.accentColor)
  const { light } = shades
  const pieces = paragraphs.map(paragraphHtml)
  if (button) pieces.splice(buttonAt, 0, buttonHtml(button, light, buttonAt < paragraphs.length))
  const body = pieces.join('')
  const name = `<p class="name" style="margin:0 0 20px;font-weight:600;color:${light['accent-text']}">${escapeHtml(head.name)}</p>`
  const cell = `padding:28px 32px 32px;background:#ffffff;border-top:4px solid ${light.accent};border-radius:0 0 12px 12px;font:16px/1.55 ${font};color:#1f1d1a;overflow-wrap:anywhere`
  // A fixed layout, because a table is otherwise as wide as the longest link in it. Outlook knows no greatest width.
  const card = `<!--[if mso]><table role="presentation" width="520"><tr><td><![endif]--><table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:520px;table-layout:fixed"><tr><td class="card" align="left" style="${cell}">${name}${body}${footHtml(small, unsubscribe)}</td></tr></table><!--[if mso]></td></tr></table><![endif]-->`
  const hidden = `<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preheader)}</div>`
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><style>${styles(shades)}</style></head><body class="page" style="margin:0;background:#f6f4ef">${hidden}<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="table-layout:fixed"><tr><td class="frame" align="center" style="padding:32px 16px">${card}</td></tr></table></body></html>`
}

const maxCachedShades = 100
const shadesCache = new Map<string, Shades>()

/** Looking for shades takes half a millisecond, and a campaign has one color. */
function cachedShadesOf(color: string): Shades {
  const shades = shadesCache.get(color) ?? shadesOf(color)
  if (shadesCache.size >= maxCachedShades) shadesCache.clear()
  shadesCache.set(color, shades)
  return shades
}

/** Follows the reader's device; mail programs without style sheets show the light one. */
function styles({ dark }: Shades): string {
  return `:root { color-scheme: light dark }
@media (max-width: 560px) { .frame { padding: 12px 8px !important } .card { padding: 20px 20px 24px !important } }
@media (prefers-color-scheme: dark) {
  .page, .frame { background: #171512 !important }
  .card { background: #23201c !important; color: #f1ede6 !important; border-top-color: ${dark.accent} !important }
  .name { color: ${dark['accent-text']} !important }
  .small, .small a { color: #b5aea3 !important }
  .foot, .row, .quote { border-color: #47413a !important }
  .well { background: #2f2b26 !important }
  .button { background: ${dark.accent} !important }
  .button a { color: ${dark['accent-ink']} !important }
}`
}

const smallPrint = 'color:#6b655c;font-size:13px;overflow-wrap:anywhere'

/** Its address is spelled out as well: for programs that show no buttons, and for readers who look before they press. */
function buttonHtml({ label, url }: Link, light: Shades['light'], goesOn: boolean): string {
  const cell = `background:${light.accent};border-radius:8px;mso-padding-alt:12px 20px`
  const text = `display:inline-block;padding:12px 20px;color:${light['accent-ink']};font-weight:600;text-decoration:none`
  return `<table role="presentation" cellspacing="0" cellpadding="0" style="margin:24px 0 12px"><tr><td class="button" bgcolor="${light.accent}" style="${cell}"><a href="${escapeHtml(url)}" style="${text}">${escapeHtml(label)}</a></td></tr></table><p class="small" style="margin:0${goesOn ? ' 0 20px' : ''};${smallPrint}">${escapeHtml(url)}</p>`
}

function footHtml(small: readonly string[], unsubscribe: Link | undefined): string {
  const lines = small.map((line) => linkAddresses(escapeHtml(line)))
  if (unsubscribe)
    lines.push(`<a href="${unsubscribe.url}" style="color:#6b655c">${escapeHtml(unsubscribe.label)}</a>`)
  const html = lines.map(
    (line, index) => `<p class="small" style="margin:${index === 0 ? 0 : 8}px 0 0;${smallPrint}">${line}</p>`,
  )
  return `<div class="foot" style="margin-top:28px;padding-top:20px;border-top:1px solid #e6e0d4">${html.join('')}</div>`
}

/** Only in what we write ourselves: an address that somebody typed must not become a link. */
function linkAddresses(escaped: string): string {
  return escaped.replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}" style="color:#6b655c">${url}</a>`)
}
