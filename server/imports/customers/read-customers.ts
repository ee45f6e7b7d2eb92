import {
  type CustomerChoices,
  type CustomerImportField,
  customerImportFields,
  type CustomerMapping,
} from '#contract/customers/customer-imports.ts'
import { type CustomerStatus, customerStatuses } from '#contract/customers/customers.ts'
import { email as emailRule } from '#contract/fields.ts'
import { mostColumns } from '#contract/imports/import-files.ts'
import { cleanLine, cutText } from '../files/clean-text.ts'
import { describeTable, type DescribedTable, inBatches } from '../describe-table.ts'
import { lineExcerptOf, excerptOfCells, longestCell } from '../files/excerpts.ts'
import { withoutFormulaGuard } from '#shared/text/formula-safe.ts'
import { looksLikeAddress } from '../columns/column-facts.ts'
import { looksLikeHeader } from '../columns/guess-columns.ts'
import { headerMeaningOf } from '../columns/header-meaning.ts'
import { headerWords } from '../columns/header-words.ts'
import { readTable } from '../files/read-table.ts'
import { bareName, firstCells, type Table, type TableRow } from '../files/table.ts'
import { readPhoneNumber } from '../../kit/phone/phone-number.ts'
import { Unreadable } from '../../kit/unreadable.ts'

/** The first column of our own export, by which the importer knows it. */
export const ownCustomerId = 'plauditCustomerId'

interface CustomerFile {
  readonly table: Table
  readonly mapping: CustomerMapping
  /** How many control characters were left out. */
  readonly droppedCharacters: number
}

interface Person {
  /** Empty when the row has none. */
  readonly name: string
  readonly email: string
  readonly company: string | null
  /** In E.164. */
  readonly phone: string | null
  readonly status: CustomerStatus | undefined
}

/** What became of one row: a customer with remarks, or the reason why there is none. */
export type CustomerOutcome = { readonly row: number; readonly excerpt: string } & (
  | { readonly person: Person; readonly notes: readonly string[]; readonly skipped?: never }
  | { readonly skipped: string; readonly person?: never; readonly notes?: never }
)

const words: Record<CustomerImportField, readonly string[]> = {
  name: [...headerWords.customerName, 'contact', 'contactname', 'ansprechpartner'],
  lastName: headerWords.customerLastName,
  email: headerWords.customerEmail,
  company: [...headerWords.company, 'account', 'accountname'],
  phone: (
    'phone phonenumber mobile mobilephone mobilenumber cell cellphone telephone tel ' +
    'handy handynummer mobil mobilnummer telefon telefonnummer ' +
    'téléphone portable teléfono telefono móvil celular telefone telemóvel cellulare'
  ).split(' '),
  status: ['status', 'state', 'zustand', 'statut', 'estado', 'stato', 'สถานะ'],
}

/** What is known of a list without its rows. */
export interface CustomerList extends Omit<CustomerFile, 'table'> {
  readonly table: DescribedTable
}

/** Reads a list in a thread of its own (`read-apart.ts`), and answers what became of its rows in parts. */
export function* readCustomerFile(
  content: string,
  choices: CustomerChoices,
  wantsRows: boolean,
): Generator<CustomerOutcome[], CustomerList> {
  const file = readCustomers(content, choices)
  if (wantsRows) yield* inBatches(customerOutcomes(file))
  return { ...file, table: describeTable(file.table) }
}

/** Reads a list of customers. What the owner did not choose is detected; without addresses nothing can be imported. */
function readCustomers(content: string, choices: CustomerChoices): CustomerFile {
  const { table, dropped } = readTable(content, choices, namesColumns)
  if (table.rows.length === 0) {
    throw new Unreadable('This file has a header row but no customers.')
  }
  const columns: CustomerMapping['columns'] = {}
  const chosen = choices.columns ?? guess(table)
  for (const field of customerImportFields) {
    const index = chosen[field]
    if (index !== undefined && index < Math.min(table.columns.length, mostColumns)) columns[field] = index
  }
  const delimiter = table.delimiter === 'json' ? ',' : table.delimiter
  return { table, mapping: { columns, hasHeader: table.hasHeader, delimiter }, droppedCharacters: dropped }
}

/** A first row without an address above rows that have one names the columns, in whatever language. */
function namesColumns(rows: readonly string[][]): boolean {
  const [first = [], ...rest] = rows
  if (first.some((cell) => looksLikeAddress(cell.trim()))) return false
  return (
    looksLikeHeader(rows) || first.some((_, index) => mostlyAddresses(rest.map((row) => row[index] ?? '')))
  )
}

/** By the names of the columns, then by the words in them, and the address by what is in them. */
function guess(table: Table): CustomerMapping['columns'] {
  const headers = table.columns.slice(0, mostColumns)
  const names = headers.map(bareName)
  const columns: CustomerMapping['columns'] = {}
  if (table.hasHeader) {
    for (const field of customerImportFields) {
      const index = words[field].map((word) => names.indexOf(word)).find((found) => found !== -1)
      if (index !== undefined) columns[field] = index
    }
    const meanings = headers.map(headerMeaningOf)
    for (const [field, meant] of meantFields) {
      const index = meanings.findIndex(
        (meaning, at) => (meaning[meant] ?? 0) > 1.7 && !Object.values(columns).includes(at),
      )
      if (index !== -1) columns[field] ??= index
    }
  }
  if (columns.email === undefined) {
    const index = headers.findIndex((_, column) => mostlyAddresses(firstCells(table, column, 500)))
    if (index !== -1) columns.email = index
  }
  if (!table.hasHeader && columns.name === undefined) {
    const index = headers.findIndex((_, column) => column !== columns.email)
    if (index !== -1) columns.name = index
  }
  return columns
}

const meantFields = [
  ['name', 'customerName'],
  ['lastName', 'customerLastName'],
  ['company', 'company'],
] as const

function mostlyAddresses(column: readonly string[]): boolean {
  const cells = column.filter((cell) => cell.trim() !== '')
  const addresses = cells.filter((cell) => looksLikeAddress(cell.trim()))
  return addresses.length > cells.length / 2
}

/** Reads row by row, and knows an address that the file already had. */
function* customerOutcomes(file: CustomerFile): Generator<CustomerOutcome> {
  const seen = new Map<string, number>()
  const isGuarded = file.table.columns[0] === ownCustomerId && file.table.delimiter !== 'json'
  for (const row of file.table.rows) {
    const outcome = toPerson(row, file, isGuarded)
    const email = outcome.person?.email
    const first = email === undefined ? undefined : seen.get(email)
    if (email !== undefined && first === undefined) seen.set(email, row.number)
    yield first === undefined
      ? outcome
      : {
          row: row.number,
          excerpt: outcome.excerpt,
          skipped: `Same email address as row ${first}`,
        }
  }
}

function toPerson(row: TableRow, { table, mapping }: CustomerFile, isGuarded: boolean): CustomerOutcome {
  const cell = (field: CustomerImportField) => {
    const index = mapping.columns[field]
    const text = index === undefined ? '' : (row.cells[index] ?? '')
    const short = text.slice(0, longestCell)
    return cleanLine(isGuarded ? withoutFormulaGuard(short) : short)
  }
  const excerpt = excerptOfCells(row)
  const skip = (skipped: string) => ({ row: row.number, excerpt, skipped })
  const width = table.columns.length
  if (row.cells.slice(width).some((text) => text.trim() !== '')) {
    return skip(
      `This row has ${row.cells.length} columns instead of ${width}; check for a misplaced separator or quotation mark`,
    )
  }
  const typed = cell('email').replace(/^mailto:/i, '')
  if (typed === '') return skip('This row has no email address')
  const email = emailRule.safeParse(typed)
  if (!email.success) return skip(`"${lineExcerptOf(typed, 40)}" is not an email address`)
  const notes: string[] = []
  const name = cleanLine(`${cell('name')} ${cell('lastName')}`)
  if (name === '') notes.push('This row has no name, so the start of the email address is used')
  if (name.length > 120) notes.push('The name is longer than 120 characters and was shortened')
  const typedStatus = cell('status')
  const status = customerStatuses.find((one) => one === typedStatus.toLowerCase())
  if (typedStatus !== '' && status === undefined) {
    notes.push(`"${lineExcerptOf(typedStatus, 20)}" is not active, pending or responded, so it was left out`)
  }
  const company = cutText(cell('company'), 120).trim() || null
  const typedPhone = cell('phone')
  const phone = typedPhone === '' ? null : (readPhoneNumber(typedPhone)?.e164 ?? null)
  if (typedPhone !== '' && phone === null) {
    notes.push(
      `"${lineExcerptOf(typedPhone, 24)}" is not a phone number with a country code, so it was left out`,
    )
  }
  const person = { name: cutText(name, 120).trim(), email: email.data, company, phone, status }
  return { row: row.number, excerpt, person, notes }
}
