import { Parser } from 'htmlparser2'
import { Unreadable } from '../../kit/unreadable.ts'
import { maximumRows, type TableRow, tooManyRows } from './table.ts'
import { childOf, childrenOf, elementsOf, type XmlElement } from './xml-elements.ts'
import { dateOfDayNumber, type NumberLook, numberLooks } from './xlsx-styles.ts'

const workbookPath = 'xl/workbook.xml'
const mostColumns = 2_000
const mostCells = 5_000_000
const tooWide = `This sheet has more than ${mostColumns.toLocaleString('en')} columns. Please delete those you do not need.`

/** What of an Excel file is read: no macros, links or pictures. */
export function isPartOfWorkbook(path: string): boolean {
  return /^xl\/(?:workbook|sharedStrings|styles)\.xml$|^xl\/_rels\/workbook\.xml\.rels$|^xl\/worksheets\/[^/]+\.xml$/.test(
    path,
  )
}

/** The first sheet of an Excel file that has something in it, and a sentence where there are others. */
export function readXlsx(
  files: ReadonlyMap<string, string>,
): { rows: TableRow[]; leftOut: string[] } | undefined {
  const workbook = topOf(files.get(workbookPath))
  if (workbook === undefined) return undefined
  const reading: Reading = {
    strings: sharedStrings(files.get('xl/sharedStrings.xml')),
    looks: numberLooks(topOf(files.get('xl/styles.xml'))),
    startsIn1904: ['1', 'true'].includes(childOf(workbook, 'workbookPr')?.attribs['date1904'] ?? ''),
  }
  const sheets = visibleSheets(workbook, topOf(files.get('xl/_rels/workbook.xml.rels')))
  for (const { name, path } of sheets) {
    const rows = sheetRows(files.get(path) ?? '', reading)
    if (rows.length === 0) continue
    return { rows, leftOut: sheets.length > 1 ? [`Only the sheet “${name.slice(0, 60)}” was read.`] : [] }
  }
  throw new Unreadable('This Excel file has no sheet with anything in it.')
}

function topOf(text: string | undefined): XmlElement | undefined {
  return text === undefined ? undefined : elementsOf(text).children.find(({ name }) => name !== '?xml')
}

function visibleSheets(workbook: XmlElement, relations: XmlElement | undefined) {
  const targets = new Map(
    (relations ? childrenOf(relations, 'Relationship') : []).map(({ attribs }) => [
      attribs['Id'],
      attribs['Target'] ?? '',
    ]),
  )
  const list = childOf(workbook, 'sheets')
  return (list ? childrenOf(list, 'sheet') : [])
    .filter(({ attribs }) => (attribs['state'] ?? 'visible') === 'visible')
    .map(({ attribs }) => {
      const target = targets.get(attribs['r:id']) ?? ''
      return { name: attribs['name'] ?? '', path: target.startsWith('/') ? target.slice(1) : `xl/${target}` }
    })
}

interface Reading {
  readonly strings: readonly string[]
  readonly looks: readonly NumberLook[]
  readonly startsIn1904: boolean
}

/** Texts that cells name by number: all `t` of an `si`, without those that only say how it is pronounced. */
function sharedStrings(text = ''): string[] {
  const strings: string[] = []
  let [current, isText, isSpoken] = ['', false, false]
  const parser = new Parser(
    {
      onopentagname: (name) => {
        if (name === 'si') current = ''
        if (name === 'rPh') isSpoken = true
        if (name === 't') isText = true
      },
      ontext: (part) => {
        if (isText && !isSpoken) current += part
      },
      onclosetag: (name) => {
        if (name === 't') isText = false
        if (name === 'rPh') isSpoken = false
        if (name === 'si') strings.push(current)
      },
    },
    { xmlMode: true },
  )
  parser.end(text)
  return strings
}

function sheetRows(text: string, reading: Reading): TableRow[] {
  const rows: TableRow[] = []
  let row: TableRow = { number: 0, cells: [] }
  let cell = { column: 0, type: '', style: 0, value: '' }
  let [isValue, filled] = [false, 0]
  const parser = new Parser(
    {
      onopentag: (name, attribs) => {
        if (name === 'row') row = { number: Number(attribs['r']) || row.number + 1, cells: [] }
        if (name === 'c') {
          const column = columnOf(attribs['r'] ?? '') ?? row.cells.length
          cell = { column, type: attribs['t'] ?? 'n', style: Number(attribs['s'] ?? 0), value: '' }
        }
        if (name === 'v' || name === 't') isValue = true
      },
      ontext: (part) => {
        if (isValue) cell.value += part
      },
      onclosetag: (name) => {
        if (name === 'v' || name === 't') isValue = false
        if (name === 'c' && cell.value !== '') {
          filled += 1
          if (cell.column >= mostColumns || filled > mostCells) throw new Unreadable(tooWide)
          while (row.cells.length < cell.column) row.cells.push('')
          row.cells[cell.column] = valueOf(cell, reading)
        }
        if (name !== 'row' || row.cells.length === 0) return
        rows.push(row)
        // The header and lines above it may be some of them.
        if (rows.length > maximumRows + 20) throw tooManyRows()
      },
    },
    { xmlMode: true },
  )
  parser.end(text)
  return rows
}

/** `AB12` is in column 27, counted from 0. */
function columnOf(reference: string): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0]
  if (letters === undefined) return undefined
  return letters.split('').reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

function valueOf(
  { type, style, value }: { type: string; style: number; value: string },
  reading: Reading,
): string {
  const { strings, looks, startsIn1904 } = reading
  if (type === 's') return strings[Number(value)] ?? ''
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE'
  // An error such as #REF! is nothing that anybody wrote.
  if (type === 'e') return ''
  if (type !== 'n') return type === 'd' ? value.replace('T', ' ') : value
  const number = Number(value)
  if (looks[style] === 'date') return dateOfDayNumber(number, startsIn1904)
  if (looks[style] === 'percent') return `${Math.round(number * 1e6) / 1e4}%`
  // What is 3.5 may be written as 3.4999999999999996.
  return Number.isFinite(number) ? String(Number(number.toPrecision(15))) : value
}
