import { profileForm } from '#contract/business/business.ts'
import { type BusinessProfile } from '#contract/business/business-profile.ts'
import { fieldLabels, fieldNames } from '#shared/business/profile-fields.ts'
import { holdsAddress } from '../../kit/words/plain-names.ts'
import type { FieldName, Statement } from '../reading/statement.ts'
import { changeServices } from './service-list.ts'

export interface Change {
  readonly field: FieldName
  readonly before: string
  readonly after: string
}

export interface Proposed {
  readonly changes: readonly Change[]
  /** Why something that was understood changes nothing, as sentences. */
  readonly notes: readonly string[]
}

/** What the statements make of a profile, in the order of the form. Nothing is saved. */
export function propose(profile: BusinessProfile, statements: readonly Statement[]): Proposed {
  const after: Partial<Record<FieldName, string>> = {}
  const notes: string[] = []
  for (const statement of statements) {
    const { field, value, note } = changed(statement, (name) => after[name] ?? profile[name])
    if (note !== undefined) notes.push(note)
    if (value !== undefined) after[field] = value
  }
  const changes: Change[] = []
  for (const field of fieldNames) {
    const value = after[field]
    if (value === undefined) continue
    const { saved, problem } = asSaved(field, value)
    if (problem !== undefined) notes.push(problem)
    else if (saved === profile[field]) notes.push(`${fieldLabels[field]} already says that.`)
    else changes.push({ field, before: profile[field], after: saved })
  }
  return { changes, notes: [...new Set(notes)] }
}

interface Result {
  readonly field: FieldName
  readonly value?: string
  readonly note?: string
}

/** Fields that are corrected by their value: "it's Harbor now, not Northside Studio". */
const correctable: readonly FieldName[] = ['businessName', 'industry', 'ownerName', 'ownerRole']

const isSame = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()

function changed(statement: Statement, current: (field: FieldName) => string): Result {
  if (statement.kind === 'set') return { field: statement.field, value: statement.value }
  if (statement.kind === 'clear') return { field: statement.field, value: '' }
  if (statement.kind === 'add' && statement.field !== 'services') {
    const { field, value } = statement
    const isThere = ` ${current(field)},`.toLowerCase().includes(` ${value},`.toLowerCase())
    return { field, value: isThere ? current(field) : [current(field), value].filter(Boolean).join(', ') }
  }
  if (statement.kind === 'replace') {
    const field = correctable.find((name) => isSame(current(name), statement.value))
    if (field) return { field, value: statement.by }
  }
  return { field: 'services', ...changeServices(current('services'), statement) }
}

/** As the form would save it, or what it says against it. */
function asSaved(field: FieldName, value: string): { saved: string; problem?: string } {
  if ((field === 'businessName' || field === 'ownerName') && holdsAddress(value)) {
    return {
      saved: '',
      problem: `${fieldLabels[field]}: Please leave out web addresses, such as "example.com".`,
    }
  }
  if (value === '' && !profileForm.shape[field].safeParse('').success) {
    return { saved: '', problem: `${fieldLabels[field]} can’t be empty.` }
  }
  const { success, data, error } = profileForm.shape[field].safeParse(value)
  if (success) return { saved: data }
  return {
    saved: '',
    problem: `${fieldLabels[field]}: ${error.issues[0]?.message ?? 'Please enter something else'}.`.replace(
      /\.\.$/,
      '.',
    ),
  }
}
