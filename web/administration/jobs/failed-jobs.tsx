import { type FailedJob, retryJob } from '#contract/administration/jobs.ts'
import { useIdCall } from '../../lib/call/use-call.ts'
import { Button } from '../../ui/button/button.tsx'
import { RowHead, Table } from '../../ui/layout/table.tsx'
import { showRefusal } from '../../ui/message/show-refusal.ts'
import { toast } from '../../ui/message/toast.ts'
import { RelativeDate } from '../../ui/text/relative-date.tsx'
import { alertKeys } from '../queries.ts'

/** What was given up, with why, and a way to try it again. */
export function FailedJobs({ jobs }: { jobs: readonly FailedJob[] }) {
  return (
    <Table
      label="Jobs that failed"
      columns={['Job', 'Error', 'Failed', { title: 'Actions', isSilent: true }]}
    >
      <tbody>
        {jobs.map((job) => (
          <FailedRow key={job.id} job={job} />
        ))}
      </tbody>
    </Table>
  )
}

function FailedRow({ job: { id, queue, attempts, error, failedAt } }: { job: FailedJob }) {
  const retry = useIdCall(retryJob, { refreshes: alertKeys })
  return (
    <tr>
      <RowHead name={queue}>
        <span className="block text-soft">
          {attempts === 1 ? '1 attempt' : `${attempts.toLocaleString()} attempts`}
        </span>
      </RowHead>
      <td dir="auto" className="max-w-[40ch] wrap-anywhere">
        {error}
      </td>
      <td className="whitespace-nowrap">
        <RelativeDate date={failedAt} />
      </td>
      <td className="text-right">
        <Button
          size="small"
          variant="secondary"
          isPending={retry.isPending}
          onClick={() =>
            retry.mutate(id, {
              onSuccess: () => void toast({ title: 'Job started again' }),
              onError: showRefusal("Couldn't retry the job"),
            })
          }
        >
          Retry
        </Button>
      </td>
    </tr>
  )
}
