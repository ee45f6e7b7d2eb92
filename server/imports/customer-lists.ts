import type { CustomerChoices, CustomerPreview } from '#contract/customer-imports.ts'
import { type ImportProgress } from '#contract/import-progress.ts'
import { mostColumns } from '#contract/import-files.ts'
import type { WorkspaceContext } from '../context.ts'
import { countOtherNames } from '../customers/service.ts'
import { Problem } from '../http/problem.ts'
import { customerImportJob } from './jobs.ts'
import { type CustomerFile, customerOutcomes, type CustomerOutcome, readCustomers } from './read-customers.ts'
import { describeColumns, keepUpload, understand, type Upload } from './uploads.ts'

type CustomerUpload = Upload<CustomerChoices>

const previewRows = 20
const comparedAtOnce = 5000

/** Reads a list and says what would be imported. Stores nothing. */
export async function previewCustomerImport(
  context: WorkspaceContext,
  upload: CustomerUpload,
): Promise<CustomerPreview> {
  const file = await readCustomerFile(upload)
  const { table, mapping } = file
  const sample: CustomerOutcome[] = []
  const people: { name: string; email: string }[] = []
  for await (const outcome of customerOutcomes(file)) {
    if (outcome.person) people.push({ name: outcome.person.name, email: outcome.person.email })
    if (sample.length < previewRows) sample.push(outcome)
  }
  return {
    columns: await describeColumns(table),
    droppedCharacters: file.droppedCharacters,
    isTooWide: table.columns.length > mostColumns,
    mapping,
    rows: table.rows.length,
    usable: people.length,
    otherNames: await otherNames(context, people),
    sample: sample.map(({ row, excerpt, person, notes = [], skipped }) => ({
      row,
      name: person?.name || (person?.email.split('@')[0] ?? ''),
      email: person?.email ?? '',
      company: person?.company ?? null,
      status: person?.status ?? 'active',
      excerpt,
      problem: skipped ?? null,
      notes: [...notes],
    })),
  }
}

async function otherNames(
  { tenant, workspaceId }: WorkspaceContext,
  people: readonly { name: string; email: string }[],
): Promise<number> {
  let found = 0
  for (let start = 0; start < people.length; start += comparedAtOnce) {
    const some = people.slice(start, start + comparedAtOnce)
    found += await tenant((tx) => countOtherNames(tx, workspaceId, some))
  }
  return found
}

/** Keeps the file and adds the job that applies it. */
export async function startCustomerImport(
  context: WorkspaceContext,
  upload: CustomerUpload,
): Promise<ImportProgress> {
  const { mapping, table } = await readCustomerFile(upload)
  if (mapping.columns.email === undefined) {
    const message = 'Choose the column with the email addresses.'
    throw new Problem('mapping-needed', message, { fields: { 'mapping.columns.email': message } })
  }
  return keepUpload(context, upload, {
    job: customerImportJob,
    source: upload.fileName,
    mapping: { kind: 'customers', ...mapping, renames: upload.mapping?.renames ?? false },
    table,
  })
}

function readCustomerFile(upload: CustomerUpload): Promise<CustomerFile> {
  return understand(upload, () => readCustomers(upload.content, upload.mapping ?? {}))
}
