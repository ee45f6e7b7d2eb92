import type { Piece } from '#contract/assistant/chat.ts'

export type Said = readonly Piece[]
type Value = string | number | Piece | Said

/** A sentence of words and numbers; a number that is a piece leads to its rows. */
export function said(strings: TemplateStringsArray, ...values: readonly Value[]): Piece[] {
  const pieces = strings.flatMap((text, index): Piece[] => {
    const value = values[index]
    return [{ text }, ...(value === undefined ? [] : piecesOf(value))]
  })
  return joined(pieces)
}

function piecesOf(value: Value): Piece[] {
  if (typeof value === 'number') return [{ text: number(value) }]
  if (typeof value === 'string') return [{ text: value }]
  return 'text' in value ? [value] : [...value]
}

/** Plain text beside plain text is one piece. */
function joined(pieces: readonly Piece[]): Piece[] {
  const result: Piece[] = []
  for (const piece of pieces) {
    if (piece.text === '') continue
    const last = result.at(-1)
    if (last && last.href === undefined && piece.href === undefined) last.text += piece.text
    else result.push({ ...piece })
  }
  return result
}

const conjunction = new Intl.ListFormat('en', { type: 'conjunction' })

export function listed(all: readonly Value[]): Piece[] {
  const names = all.map((_, index) => String(index))
  return joined(
    conjunction
      .formatToParts(names)
      .flatMap(({ type, value }) => (type === 'element' ? piecesOf(all[Number(value)]!) : [{ text: value }])),
  )
}

export const number = (count: number) => count.toLocaleString('en')
export const textOf = (pieces: Said) => pieces.map(({ text }) => text).join('')

/** "1 testimonial", "12 testimonials"; `href` leads to them. */
export function counted(count: number, noun: string, href?: string): Piece {
  const text = `${number(count)} ${count === 1 ? noun : pluralOf(noun)}`
  return href === undefined || count === 0 ? { text } : { text, href }
}

const pluralOf = (noun: string) =>
  noun.endsWith('y') && !noun.endsWith('ay') ? `${noun.slice(0, -1)}ies` : `${noun}s`
export const linked = (text: string | number, href: string | undefined): Piece => {
  const shown = typeof text === 'number' ? number(text) : text
  return href === undefined || text === 0 ? { text: shown } : { text: shown, href }
}
