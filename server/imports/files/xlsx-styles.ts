import { childOf, childrenOf, type XmlElement } from './xml-elements.ts'

/** How the numbers of a style are shown, as far as that changes what they mean. */
export type NumberLook = 'date' | 'percent' | undefined

// Those that every spreadsheet knows by number alone (ECMA-376, 18.8.30), with the East Asian ones.
const dateFormats: readonly (readonly [first: number, last: number])[] = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
]

/** By the number of a style: whether its numbers are dates or shares. */
export function numberLooks(styleSheet: XmlElement | undefined): readonly NumberLook[] {
  const formats = styleSheet && childOf(styleSheet, 'numFmts')
  const codes = new Map(
    (formats ? childrenOf(formats, 'numFmt') : []).map(({ attribs }) => [
      Number(attribs['numFmtId']),
      attribs['formatCode'] ?? '',
    ]),
  )
  const styles = styleSheet && childOf(styleSheet, 'cellXfs')
  return (styles ? childrenOf(styles, 'xf') : []).map(({ attribs }) =>
    lookOf(Number(attribs['numFmtId']), codes),
  )
}

function lookOf(id: number, codes: ReadonlyMap<number, string>): NumberLook {
  if (dateFormats.some(([first, last]) => id >= first && id <= last)) return 'date'
  if (id === 9 || id === 10) return 'percent'
  // Without colors, conditions and what is quoted.
  const code = (codes.get(id) ?? '').replace(/\[[^\]]*\]|"[^"]*"|\\./g, '')
  if (code.includes('%')) return 'percent'
  return /[ymdh]/i.test(code) ? 'date' : undefined
}

/** A day number of a spreadsheet as a date. Nobody wrote a review before its calendar's odd February of 1900. */
export function dateOfDayNumber(serial: number, startsIn1904: boolean): string {
  const ms = Math.round((serial + (startsIn1904 ? 1_462 : 0)) * 86_400) * 1_000 + Date.UTC(1899, 11, 30)
  if (!Number.isFinite(ms) || Math.abs(ms) > 8e15) return ''
  const iso = new Date(ms).toISOString()
  return iso.endsWith('T00:00:00.000Z') ? iso.slice(0, 10) : iso.slice(0, 19).replace('T', ' ')
}
