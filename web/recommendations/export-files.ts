import type { Recommendation } from '#contract/recommendations/recommendations.ts'
import { formulaSafe } from '#shared/text/formula-safe.ts'
import { markedQuote, saidBy } from './quoted.ts'

export type ExportFormat = 'csv' | 'json' | 'md'

/** Without it, spreadsheets take UTF-8 for the machine's old encoding. */
const byteOrderMark = '\uFEFF'
const types: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv;charset=utf-8',
  json: 'application/json',
  md: 'text/markdown;charset=utf-8',
}
const columns = ['content', 'quote', 'name', 'company', 'rating', 'date', 'label', 'score', 'proof'] as const
type Row = Readonly<Record<(typeof columns)[number], string | number | null>>

/** The chosen testimonials as a file, with the words and names that outlets show. */
export function exportFile(chosen: readonly Recommendation[], format: ExportFormat, origin: string): File {
  const texts = { csv: csvOf, json: jsonOf, md: markdownOf }
  const name = `testimonials-selected.${format}`
  return new File([texts[format](chosen, origin)], name, { type: types[format] })
}

function rowOf(recommendation: Recommendation, origin: string): Row {
  const { quote, content, customerName, company, score, testimonial } = recommendation
  const { rating, date, label, verifyUrl } = testimonial
  const proof = verifyUrl && new URL(verifyUrl, origin).href
  return {
    content,
    quote: markedQuote(quote),
    name: customerName,
    company,
    rating,
    date,
    label,
    score,
    proof,
  }
}

function csvOf(chosen: readonly Recommendation[], origin: string): string {
  const rows = chosen.map((one) => {
    const row = rowOf(one, origin)
    return columns.map((name) => cellOf(row[name])).join(',')
  })
  return `${byteOrderMark}${[columns.join(','), ...rows].join('\r\n')}\r\n`
}

function cellOf(value: string | number | null): string {
  if (value === null) return ''
  return typeof value === 'number' ? String(value) : `"${formulaSafe(value).replaceAll('"', '""')}"`
}

function jsonOf(chosen: readonly Recommendation[], origin: string): string {
  return `${JSON.stringify(
    chosen.map((one) => rowOf(one, origin)),
    undefined,
    2,
  )}\n`
}

function markdownOf(chosen: readonly Recommendation[], origin: string): string {
  const parts = chosen.map((one) => {
    const { rating, label, date, proof } = rowOf(one, origin)
    const lines = escapeMarkdown(markedQuote(one.quote)).split('\n')
    const facts = [
      `**${escapeMarkdown(saidBy(one))}**`,
      rating === null ? '' : `${rating} of 5 stars`,
      date ?? '',
      label === null ? '' : escapeMarkdown(String(label)),
      proof === null ? '' : `[Proof](${proof})`,
    ]
    const quote = lines.map((line) => `> ${line}`.trimEnd()).join('\n')
    return `${quote}\n>\n> ${facts.filter(Boolean).join(' · ')}`
  })
  return `${parts.join('\n\n')}\n`
}

/** What people wrote stays text, whatever signs it has. */
function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]<>#|~]/g, '\\$&').replace(/^(\s*)([-+]|\d+[.)])(?=\s)/gm, '$1\\$2')
}
