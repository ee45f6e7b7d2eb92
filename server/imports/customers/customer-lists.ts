import type { CustomerChoices, CustomerPreview } from '#contract/customers/customer-imports.ts'
import { type ImportProgress } from '#contract/imports/import-progress.ts'
import type { WorkspaceContext } from '../../context.ts'
import { countOtherNames } from '../../customers/service.ts'
import { Problem } from '../../http/problem.ts'
import { customerImportJob } from '../jobs.ts'
import { readApart } from '../../kit/read-apart.ts'
import type { CustomerList, CustomerOutcome } from './read-customers.ts'
import { keepUpload, refuseLarge, type Upload } from '../files/uploads.ts'

type CustomerUpload = Upload<CustomerChoices>

const previewRows = 20
const comparedAtOnce = 5000

/** Reads a list and says what would be imported. Stores nothing. */
export async function previewCustomerImport(
  context: WorkspaceContext,
  upload: CustomerUpload,
): Promise<CustomerPreview> {
  const sample: CustomerOutcome[] = []
  const people: { name: string; email: string }[] = []
  const { table, mapping, droppedCharacters } = await readList(upload, (outcomes) => {
    for (const { person } of outcomes) if (person) people.push({ name: person.name, email: person.email })
    sample.push(...outcomes.slice(0, previewRows - sample.length))
  })
  return {
    ...table,
    droppedCharacters,
    mapping,
    usable: people.length,
    otherNames: await otherNames(context, people),
    sample: sample.map(({ row, excerpt, person, notes = [], skipped }) => ({
      row,
      name: person?.name || (person?.email.split('@')[0] ?? ''),
      email: person?.email ?? '',
      company: person?.company ?? null,
      phone: person?.phone ?? null,
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
  const { mapping, table } = await readList(upload)
  if (mapping.columns.email === undefined) {
    const message = 'Choose the column with the email addresses.'
    throw new Problem('mapping-needed', message, { fields: { 'mapping.columns.email': message } })
  }
  return keepUpload(context, upload, {
    job: customerImportJob,
    source: upload.fileName,
    mapping: {
      kind: 'customers',
      ...mapping,
      renames: upload.mapping?.renames ?? false,
      vouchesForTexts: upload.mapping?.vouchesForTexts ?? false,
    },
    table,
  })
}

function readList(
  { content, mapping = {} }: CustomerUpload,
  onRows?: (outcomes: readonly CustomerOutcome[]) => void,
): Promise<CustomerList> {
  refuseLarge(content)
  return readApart('customers', [content, mapping, onRows !== undefined], onRows)
}
