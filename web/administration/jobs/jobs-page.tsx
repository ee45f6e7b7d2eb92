import { listFailedJobs } from '#contract/administration/jobs.ts'
import { useQuery } from '@tanstack/react-query'
import { LoadedLines } from '../../ui/loading/loaded-lines.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { NumberedList } from '../lists/numbered-list.tsx'
import { useNumberedList } from '../lists/use-numbered-list.ts'
import { jobQueuesQuery } from '../queries.ts'
import { FailedJobs } from './failed-jobs.tsx'
import { QueueTable } from './queue-table.tsx'

/** The work behind the replies: what waits, what runs, and what failed. */
export function JobsPage() {
  const queues = useQuery(jobQueuesQuery)
  const failed = useNumberedList(listFailedJobs, ['queue'])
  return (
    <>
      <PageHeader title="Jobs" description="Background work: waiting, running and failed." />
      <div className="mb-9">
        <h2 className="font-serif text-title font-medium tracking-tight">Failed jobs</h2>
        <NumberedList
          {...failed}
          noun="failed job"
          empty={<p className="mt-2 text-base text-soft">No jobs have failed recently.</p>}
        >
          {(jobs) => <FailedJobs jobs={jobs} />}
        </NumberedList>
      </div>
      <h2 className="mb-3 font-serif text-title font-medium tracking-tight">Queues</h2>
      <LoadedLines query={queues} what="queues" lines={['h-10', 'h-10', 'h-10']}>
        {(rows) => <QueueTable queues={rows} onChoose={(queue) => failed.filter({ queue })} />}
      </LoadedLines>
    </>
  )
}
