import { maximumRows, type Table, tooManyRows } from './table.ts'

/** True when the text is a list of contacts, as phones and address books save it. */
export function looksLikeVcard(text: string): boolean {
  return /^\s*BEGIN:VCARD\s/i.test(text.slice(0, 200))
}

/** The name, first email address and company of each contact of a vCard file (versions 2.1 to 4). */
export function readVcards(text: string): Table {
  const rows: Table['rows'] = []
  let card: { name?: string; parts?: string; email?: string; company?: string } = {}
  for (const line of unfolded(text)) {
    const match = /^(?:[\w-]+\.)?([A-Za-z-]+)((?:;[^:]*)?):(.*)$/u.exec(line)
    if (match === null) continue
    const [, property = '', parameters = '', raw = ''] = match
    const value = /quoted-printable/i.test(parameters) ? fromQuotedPrintable(raw) : raw
    switch (property.toUpperCase()) {
      case 'BEGIN':
        card = {}
        break
      case 'FN':
        card.name ??= unescaped(value)
        break
      case 'N':
        card.parts ??= nameOfParts(value)
        break
      case 'EMAIL':
        card.email ??= unescaped(value).replace(/^mailto:/i, '')
        break
      case 'ORG':
        card.company ??= unescaped(value.split(/(?<!\\);/)[0] ?? '')
        break
      case 'END':
        rows.push({
          number: rows.length + 1,
          cells: [card.name || card.parts || '', card.email ?? '', card.company ?? ''],
        })
        if (rows.length > maximumRows) throw tooManyRows()
        break
      default:
    }
  }
  return { columns: ['name', 'email', 'company'], rows, hasHeader: true, delimiter: 'json' }
}

/** Long lines go on in the next one, behind a space; in version 2.1 behind an equals sign. */
function unfolded(text: string): string[] {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/\n[ \t]/g, '')
    .replace(/=\n(?=[^\n]*)/g, '')
    .split('\n')
}

/** `Family;Given;Additional;Prefix;Suffix`. */
function nameOfParts(value: string): string {
  const [family = '', given = ''] = value.split(/(?<!\\);/).map(unescaped)
  return `${given} ${family}`.trim()
}

function unescaped(value: string): string {
  return value
    .replace(/\\n/gi, ' ')
    .replace(/\\([,;\\:])/g, '$1')
    .trim()
}

function fromQuotedPrintable(value: string): string {
  const bytes = value.replace(/=([\dA-F]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
  return Buffer.from(bytes, 'latin1').toString()
}
