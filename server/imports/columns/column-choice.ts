import type { ImportField } from '#contract/imports/imports.ts'
import type { Table } from '../files/table.ts'
import { alternatesOf } from './alternates.ts'
import type { Facts } from './column-facts.ts'
import { detectDateOrder } from './date-order.ts'
import { readDate } from './dates.ts'
import type { Meaning } from './header-meaning.ts'
import { spokenRating } from './ratings.ts'

export interface Column {
  readonly index: number
  /** Empty without a header row. */
  readonly header: string
  readonly meaning: Meaning
  readonly facts: Facts
}

/** A field that two columns suit about as well. */
export interface Unsure {
  readonly field: ImportField
  readonly columns: [number, number]
}

const sampleRows = 500

/** Whether it matters which of two columns a field is read from: columns of the same text, in other languages or again, are one. */
export function columnsThatDiffer(table: Table, now: Date) {
  return (field: ImportField, one: number, other: number): boolean => {
    if (alternatesOf(table, one).includes(other)) return false
    const rows = table.rows.slice(0, sampleRows).map(({ cells }) => [cells[one] ?? '', cells[other] ?? ''])
    const meanings = [0, 1].map((side) => {
      const { order } = detectDateOrder(rows.map((row) => row[side]!))
      return rows.map((row) =>
        meaningOf(field, row[side]!.slice(0, 1000), (cell) => readDate(cell, order, now)),
      )
    })
    return meanings[0]!.some((meaning, row) => {
      const rival = meanings[1]![row]!
      return meaning !== '' && rival !== '' && meaning !== rival
    })
  }
}

function meaningOf(field: ImportField, cell: string, dateOf: (cell: string) => Date | undefined): string {
  if (field === 'date') return dateOf(cell)?.toISOString().slice(0, 10) ?? ''
  if (field === 'rating') return String(spokenRating(cell)?.value ?? '')
  return cell.trim().toLowerCase()
}
