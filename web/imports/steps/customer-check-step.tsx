import { formatCount } from '#shared/text/format-count.ts'
import type { CustomerPreview } from '#contract/customers/customer-imports.ts'
import { useQuery } from '@tanstack/react-query'
import { textSendingQuery } from '../../customers/queries.ts'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { Avatar } from '../../ui/text/avatar.tsx'
import { Badge } from '../../ui/text/badge.tsx'
import { Banner } from '../../ui/message/banner.tsx'
import { ColumnList } from '../check/column-list.tsx'
import { FileNotes } from '../check/file-findings.tsx'
import { FlowFaults, ReadingFile, rowSummaryOf } from './reading-file.tsx'
import { TableOptions } from '../check/table-options.tsx'
import type { CustomerFlow } from '../use-import-flow.ts'
import { customerFieldCopy } from '../copy.ts'
import { RowList, RowNotes } from '../check/row-list.tsx'

const shownRows = 9

/** What was understood of a list of customers: its columns, and the first people as they will arrive. */
export function CustomerCheckStep({ flow }: { flow: CustomerFlow }) {
  const { preview } = flow
  if (preview === undefined) return <ReadingFile />
  const { columns, mapping, rows, usable, otherNames, sample } = preview
  // What was chosen holds at once: the answer that reads the file that way comes later.
  const chosen = flow.choices.columns ?? mapping.columns
  return (
    <div className="flex flex-col gap-6">
      <FlowFaults flow={flow} />
      <FileNotes preview={preview} />
      {chosen.phone !== undefined && <ConsentChoice flow={flow} />}
      {otherNames > 0 && <NameChoice flow={flow} count={otherNames} />}
      <section className="flex flex-col gap-3" aria-labelledby="import-first">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h3 id="import-first" className="text-lg font-semibold">
            Preview of your customers
          </h3>
          <p className="text-sm text-soft" aria-live="polite">
            {rowSummaryOf(rows, usable)}
          </p>
        </div>
        <SampleCustomers rows={sample.slice(0, shownRows)} isReading={flow.isReading} />
      </section>
      <ColumnList
        columns={columns}
        mapping={chosen}
        copy={customerFieldCopy}
        missing={chosen.email === undefined ? 'Choose the column with the email addresses.' : undefined}
        onChange={(next) => flow.decide({ columns: next })}
      />
      <section className="grid gap-5 sm:grid-cols-2" aria-label="Import settings">
        <TableOptions flow={flow} mapping={mapping} />
      </section>
    </div>
  )
}

/** Nobody is texted whom nobody vouches for. */
function ConsentChoice({ flow }: { flow: CustomerFlow }) {
  const { data } = useQuery(textSendingQuery)
  if (!data?.sending) return null
  return (
    <Banner title="Text messages">
      <p className="mb-3">Customers with a phone number can be texted if they agreed to it.</p>
      <Checkbox
        label={data.sending.statement}
        hint="Kept for each of them, with your name and today’s date."
        checked={flow.choices.vouchesForTexts ?? false}
        onChange={(event) => flow.decide({ vouchesForTexts: event.currentTarget.checked })}
      />
    </Banner>
  )
}

/** Nobody is renamed by a file unless that is said here. */
function NameChoice({ flow, count }: { flow: CustomerFlow; count: number }) {
  const one = count === 1
  return (
    <Banner
      title={`${formatCount(count, 'customer')} already ${one ? 'has' : 'have'} another name in your list`}
    >
      <p className="mb-3">{one ? 'The name' : 'Their names'} won't change unless you check this.</p>
      <Checkbox
        label="Use the names in this file"
        checked={flow.choices.renames ?? false}
        onChange={(event) => flow.decide({ renames: event.currentTarget.checked })}
      />
    </Banner>
  )
}

function SampleCustomers({ rows, isReading }: { rows: CustomerPreview['sample']; isReading: boolean }) {
  return (
    <RowList isReading={isReading} aria-label="First rows">
      {rows.map(({ row, name, email, company, phone, status, excerpt, problem, notes }) => (
        <li key={row} className="flex gap-3 px-4 py-2.5">
          {problem === null && <Avatar name={name} size="small" />}
          <div className="min-w-0 grow">
            {problem === null ? (
              <p className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5 break-words">
                <span className="font-semibold">{name}</span>
                <span className="text-sm text-soft">
                  {[email, company, phone].filter(Boolean).join(' · ')}
                </span>
                {status !== 'active' && <span className="text-sm text-faint">{status}</span>}
              </p>
            ) : (
              <>
                <p className="flex flex-wrap items-center gap-2 text-sm text-soft">
                  <Badge tone="warning">Skipped</Badge>
                  <span>
                    Row {row}: {problem}
                  </span>
                </p>
                <p className="truncate text-sm text-faint">{excerpt}</p>
              </>
            )}
            <RowNotes notes={notes} />
          </div>
        </li>
      ))}
    </RowList>
  )
}
