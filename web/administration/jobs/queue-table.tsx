import type { JobQueue } from '#contract/administration/jobs.ts'
import { Button } from '../../ui/button/button.tsx'
import { RowHead, Table } from '../../ui/layout/table.tsx'
import { Badge } from '../../ui/text/badge.tsx'
import { RelativeDate } from '../../ui/text/relative-date.tsx'
import { PauseButton } from './pause-button.tsx'

const columns = [
  'Queue',
  'Schedule (UTC)',
  'Waiting',
  'Running',
  'Failed',
  'Last done',
  { title: 'Actions', isSilent: true },
] as const

/** Every queue; the number of failures shows them. */
export function QueueTable({
  queues,
  onChoose,
}: {
  queues: readonly JobQueue[]
  onChoose: (queue: string) => void
}) {
  return (
    <Table label="Queues" columns={columns}>
      <tbody>
        {queues.map(({ name, schedule, waiting, active, failed, lastDoneAt, pausedAt }) => (
          <tr key={name}>
            <RowHead name={name}>{pausedAt && <Badge tone="warning">Paused</Badge>}</RowHead>
            <td className="font-mono whitespace-nowrap text-soft">{schedule}</td>
            <td className="tabular-nums">{waiting.toLocaleString()}</td>
            <td className="tabular-nums">{active.toLocaleString()}</td>
            <td className="tabular-nums">
              {failed === 0 ? (
                '0'
              ) : (
                <Button
                  size="small"
                  variant="secondary"
                  aria-label={`${failed.toLocaleString()} failed in ${name}`}
                  onClick={() => onChoose(name)}
                >
                  {failed.toLocaleString()}
                </Button>
              )}
            </td>
            <td className="whitespace-nowrap">
              {lastDoneAt ? <RelativeDate date={lastDoneAt} /> : <span aria-hidden="true">–</span>}
            </td>
            <td className="py-1! text-right">
              <PauseButton queues={[name]} isPaused={pausedAt !== null} label={name} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
