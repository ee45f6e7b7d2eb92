import type { Milestone } from '#contract/crm/milestones.ts'
import { useQuery } from '@tanstack/react-query'
import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { lazyPart } from '../lib/lazy-part.tsx'
import { Badge } from '../ui/text/badge.tsx'
import { Button } from '../ui/button/button.tsx'
import { Card } from '../ui/layout/card.tsx'
import { ConfirmDialog } from '../ui/dialog/confirm-dialog.tsx'
import { IconButton } from '../ui/button/icon-button.tsx'
import { QueryFailure } from '../ui/message/load-failure.tsx'
import { tellOutcome } from '../ui/message/show-refusal.ts'
import { Skeleton } from '../ui/loading/skeleton.tsx'
import { crmCopy, operatorCopy } from './copy.ts'
import { milestonesQuery, useDeleteMilestone } from './queries.ts'
import { CardTitle } from '../ui/layout/card-title.tsx'

const AddMilestone = lazyPart(() => import('./add-milestone.tsx').then((m) => m.AddMilestone))

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
              Your contacts are checked every night and each time you sync. Those who match get one email that
              asks for a testimonial, unless they answered or were asked lately.
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
      {isAdding && <AddMilestone onClose={() => setIsAdding(false)} />}
    </section>
  )
}

function Milestones({ milestones }: { milestones: readonly Milestone[] }) {
  const [deleting, setDeleting] = useState<Milestone>()
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
          <MilestoneRow key={milestone.id} milestone={milestone} onDelete={() => setDeleting(milestone)} />
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
        Contacts who reach it are no longer asked. Emails that were sent stay sent.
      </ConfirmDialog>
    </>
  )
}

function MilestoneRow({ milestone, onDelete }: { milestone: Milestone; onDelete: () => void }) {
  const { name, crmType, triggerField, triggerOperator, triggerValue, isActive } = milestone
  return (
    <li className="flex items-center gap-3 py-3 last:pb-0">
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-2 font-semibold wrap-anywhere">
          {name}
          <Badge>{crmCopy[crmType].name}</Badge>
          {!isActive && <Badge tone="warning">Off</Badge>}
        </p>
        <p className="text-sm wrap-anywhere text-soft">
          <code>{triggerField}</code> {operatorCopy[triggerOperator]} {triggerValue}
        </p>
      </div>
      <IconButton label={`Delete ${name}`} icon={<Trash2 />} onClick={onDelete} />
    </li>
  )
}
