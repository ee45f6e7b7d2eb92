import type { Milestone } from '#contract/crm/milestones.ts'
import { useQuery } from '@tanstack/react-query'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { lazyPart } from '../lib/lazy-part.tsx'
import { Badge } from '../ui/text/badge.tsx'
import { Button } from '../ui/button/button.tsx'
import { Card } from '../ui/layout/card.tsx'
import { ConfirmDialog } from '../ui/dialog/confirm-dialog.tsx'
import { IconButton } from '../ui/button/icon-button.tsx'
import { QueryFailure } from '../ui/message/load-failure.tsx'
import { showRefusal, tellOutcome } from '../ui/message/show-refusal.ts'
import { Switch } from '../ui/form/switch.tsx'
import { Skeleton } from '../ui/loading/skeleton.tsx'
import { actionCopy, crmCopy, operatorCopy } from './copy.ts'
import { milestonesQuery, useDeleteMilestone, useSaveMilestone } from './queries.ts'
import { CardTitle } from '../ui/layout/card-title.tsx'

const MilestoneDialog = lazyPart(() => import('./milestone-dialog.tsx').then((m) => m.MilestoneDialog))

/** Rules about contacts: whoever meets one at a sync is asked for a testimonial, once. */
export function MilestonesCard() {
  const query = useQuery(milestonesQuery)
  const { data, isPending } = query
  const [isAdding, setIsAdding] = useState(false)
  return (
    <section aria-labelledby="milestones" className="flex min-w-0 flex-col">
      <Card className="grow">
        <div className="flex flex-wrap items-start justify-between gap-3">
          <div className="min-w-0 grow basis-64">
            <CardTitle id="milestones">Milestone Triggers</CardTitle>
            <p className="mt-2 text-base text-soft">
              Your contacts and deals are checked every 15 minutes and each time you sync. Everyone who
              matches is asked once, unless they already answered or were asked recently.
            </p>
          </div>
          <Button variant="secondary" size="small" onClick={() => setIsAdding(true)}>
            <Plus aria-hidden="true" />
            Add Milestone
          </Button>
        </div>
        {isPending && <Skeleton className="mt-4 h-20 w-full" />}
        <div className="not-empty:mt-4">
          <QueryFailure query={query} otherwise="Couldn't load your milestones." />
        </div>
        {data && <Milestones milestones={data} />}
      </Card>
      {isAdding && <MilestoneDialog onClose={() => setIsAdding(false)} />}
    </section>
  )
}

function Milestones({ milestones }: { milestones: readonly Milestone[] }) {
  const [deleting, setDeleting] = useState<Milestone>()
  const [editing, setEditing] = useState<Milestone>()
  const remove = useDeleteMilestone()
  const run = () =>
    deleting &&
    remove.mutate(
      deleting.id,
      tellOutcome('Milestone deleted', "Couldn't delete the milestone", () => setDeleting(undefined)),
    )
  if (milestones.length === 0) return <p className="mt-4 text-sm text-faint">No milestones yet.</p>
  return (
    <>
      <ul className="mt-4 divide-y divide-line border-t border-line">
        {milestones.map((milestone) => (
          <MilestoneRow
            key={milestone.id}
            milestone={milestone}
            onEdit={() => setEditing(milestone)}
            onDelete={() => setDeleting(milestone)}
          />
        ))}
      </ul>
      <ConfirmDialog
        isOpen={deleting !== undefined}
        onClose={() => setDeleting(undefined)}
        onConfirm={run}
        title={`Delete ${deleting?.name ?? ''}?`}
        confirmLabel="Delete"
        isPending={remove.isPending}
      >
        No more contacts are asked, including those already waiting. Requests that were sent still count.
      </ConfirmDialog>
      {editing && <MilestoneDialog milestone={editing} onClose={() => setEditing(undefined)} />}
    </>
  )
}

interface MilestoneRowProps {
  milestone: Milestone
  onEdit: () => void
  onDelete: () => void
}

function MilestoneRow({ milestone, onEdit, onDelete }: MilestoneRowProps) {
  const { name, crmType, triggerField, triggerOperator, triggerValue } = milestone
  return (
    <li className="flex flex-col gap-2 py-3 last:pb-0">
      <div className="flex items-start gap-1">
        <div className="min-w-0 grow">
          <p className="flex flex-wrap items-center gap-2 font-semibold wrap-anywhere">
            {name}
            <Badge>{crmCopy[crmType].name}</Badge>
          </p>
          <p className="text-sm wrap-anywhere text-soft">
            {milestone.triggerObject === 'deal' && 'Deal: '}
            <code>{triggerField}</code> {operatorCopy[triggerOperator]} {triggerValue}
          </p>
          <p className="text-sm text-faint">
            {[actionCopy[milestone.action], delayOf(milestone), ...countsOf(milestone)]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        <IconButton label={`Edit ${name}`} icon={<Pencil />} onClick={onEdit} />
        <IconButton label={`Delete ${name}`} icon={<Trash2 />} tone="danger" onClick={onDelete} />
      </div>
      <OnSwitch milestone={milestone} />
    </li>
  )
}

/** Effective at once. */
function OnSwitch({ milestone: { counts: _counts, id, ...rule } }: { milestone: Milestone }) {
  const save = useSaveMilestone(id)
  return (
    <Switch
      label={<span className="text-sm font-normal text-soft">On</span>}
      aria-label={`${rule.name} is on`}
      checked={rule.isActive}
      disabled={save.isPending}
      onChange={(event) =>
        save.mutate({ ...rule, isActive: event.target.checked }, { onError: showRefusal('Not saved') })
      }
    />
  )
}

function delayOf({ delayDays }: Milestone): string {
  if (delayDays === 0) return ''
  return delayDays === 1 ? 'after 1 day' : `after ${delayDays} days`
}

function countsOf({ counts: { asked, waiting, leftOut } }: Milestone): string[] {
  return [
    asked > 0 ? `${asked.toLocaleString()} asked` : '',
    waiting > 0 ? `${waiting.toLocaleString()} waiting` : '',
    leftOut > 0 ? `${leftOut.toLocaleString()} left out` : '',
  ]
}
