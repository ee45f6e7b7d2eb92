import { escapeHtml } from '../../http/escape-html.ts'

/** What somebody said, and who. */
export interface Quote {
  readonly quote: string
  readonly by?: string
}

/** What a reward is redeemed with. Its email links to the page of the reward, and to no review site. */
export interface RewardCode {
  readonly label: string
  readonly code: string
}

/** A short table. */
export interface Figures {
  readonly figures: readonly (readonly [label: string, value: string])[]
}

/** A piece of an email, of which both of its forms are made. */
export type Paragraph = string | Quote | RewardCode | Figures

export function holdsCode(paragraph: Paragraph): boolean {
  return typeof paragraph !== 'string' && 'code' in paragraph
}

/** With every text in it passed through `clean`. */
export function mapParagraph(paragraph: Paragraph, clean: (text: string) => string): Paragraph {
  if (typeof paragraph === 'string') return clean(paragraph)
  if ('quote' in paragraph) {
    const { quote, by } = paragraph
    return { quote: clean(quote), ...(by !== undefined && { by: clean(by) }) }
  }
  if ('code' in paragraph) return { label: clean(paragraph.label), code: clean(paragraph.code) }
  return { figures: paragraph.figures.map(([label, value]) => [clean(label), clean(value)]) }
}

export function paragraphText(paragraph: Paragraph): string {
  if (typeof paragraph === 'string') return paragraph
  if ('quote' in paragraph) {
    const { quote, by } = paragraph
    return `${by === undefined ? '' : `${by}:\n`}“${quote}”`
  }
  if ('code' in paragraph) return `${paragraph.label}: ${paragraph.code}`
  return paragraph.figures.map(([label, value]) => `${label}: ${value}`).join('\n')
}

export function paragraphHtml(paragraph: Paragraph): string {
  if (typeof paragraph === 'string') return `<p style="margin:0 0 16px">${escapeHtml(paragraph)}</p>`
  if ('quote' in paragraph) return quoteHtml(paragraph)
  if ('code' in paragraph) return codeHtml(paragraph)
  return figuresHtml(paragraph)
}

function quoteHtml({ quote, by }: Quote): string {
  const who = by === undefined ? '' : `<p style="margin:0 0 4px;font-weight:600">${escapeHtml(by)}</p>`
  return `${who}<p class="quote" style="margin:0 0 20px;padding:2px 0 2px 16px;border-left:3px solid #d9d2c4">“${escapeHtml(quote)}”</p>`
}

function codeHtml({ label, code }: RewardCode): string {
  return `<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="margin:0 0 20px"><tr><td class="well" align="center" style="background:#f6f4ef;border-radius:8px;padding:16px"><span class="small" style="color:#6b655c;font-size:14px">${escapeHtml(label)}</span><br><strong style="font-size:22px;letter-spacing:1px">${escapeHtml(code)}</strong></td></tr></table>`
}

function figuresHtml({ figures }: Figures): string {
  const rows = figures.map(
    ([label, value]) =>
      `<tr><td class="row" style="padding:8px 12px 8px 0;border-bottom:1px solid #e6e0d4">${escapeHtml(label)}</td><td class="row" align="right" style="padding:8px 0;border-bottom:1px solid #e6e0d4;font-weight:600">${escapeHtml(value)}</td></tr>`,
  )
  return `<table width="100%" cellspacing="0" cellpadding="0" style="margin:0 0 20px">${rows.join('')}</table>`
}
