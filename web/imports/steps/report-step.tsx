import { formatCount } from '#shared/text/format-count.ts'
import { Download } from 'lucide-react'
import type { ImportProgress } from '#contract/imports/import-progress.ts'
import { Banner } from '../../ui/message/banner.tsx'
import { buttonStyle } from '../../ui/button/button-style.ts'
import { Table } from '../../ui/layout/table.tsx'
import type { AnyFlow } from '../use-import-flow.ts'
import { type ImportCopy } from '../copy.ts'

const shownLines = 100

interface ReportStepProps {
  flow: AnyFlow
  copy: ImportCopy
}

/** What was added, and row by row what was not. */
export function ReportStep({ flow: { progress, reportAddress }, copy }: ReportStepProps) {
  if (progress === undefined) return null
  if (progress.state === 'failed') {
    return (
      <Banner tone="danger" title="Nothing was imported" isAlert>
        {progress.failure}
      </Banner>
    )
  }
  const { skipped, report } = progress
  const { added, merged } = progress
  const brought = [
    ...(added > 0 ? [`${formatCount(added, copy.noun)} added`] : []),
    ...(merged > 0 ? [copy.updated(merged)] : []),
  ]
  return (
    <div className="flex flex-col gap-5">
      {brought.length > 0 ? (
        <Banner tone="success" title={brought.join(', ')} isAlert>
          {copy.isIn(progress)}
        </Banner>
      ) : (
        <Banner tone="info" title="Nothing new was added" isAlert>
          {copy.nothingNew}
        </Banner>
      )}
      {report.length > 0 && (
        <section className="flex flex-col gap-3" aria-labelledby="import-report">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h3 id="import-report" className="text-lg font-semibold">
              {skipped > 0 ? `${formatCount(skipped, 'row')} skipped` : 'Changed during import'}
            </h3>
            <a className={buttonStyle('secondary', 'small')} href={reportAddress(progress.id)} download>
              <Download aria-hidden="true" />
              Download report
            </a>
          </div>
          <div className="max-h-80 overflow-y-auto">
            <ReportTable report={report} />
          </div>
          {report.length > shownLines && (
            <p className="text-sm text-soft">
              These are the first {shownLines} rows. Download the report to see them all.
            </p>
          )}
        </section>
      )}
    </div>
  )
}

function ReportTable({ report }: { report: ImportProgress['report'] }) {
  return (
    <Table label="Skipped and changed rows" columns={['Row', 'Reason', 'Text']}>
      <tbody>
        {report.slice(0, shownLines).map(({ row, isSkipped, reason, excerpt }) => (
          <tr key={`${row} ${reason}`}>
            <td className="tabular-nums">{row}</td>
            <td className="min-w-48">{isSkipped ? reason : `Imported. ${reason}`}</td>
            <td className="max-w-64 truncate text-faint">{excerpt}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
