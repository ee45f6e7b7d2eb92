import { deletionGraceDays } from '#contract/accounts/security.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFocusOnChange } from '../lib/use-focus-on-change.ts'
import { userQuery } from '../accounts/queries.ts'
import { lazyPart } from '../lib/lazy-part.tsx'
import { Button } from '../ui/button/button.tsx'
import { ExportEverything } from '../ui/button/export-everything.tsx'
import { Restricted } from '../ui/form/restricted.tsx'
import { SubjectCard } from '../ui/layout/subject-card.tsx'
import { DeletionDate } from './deletion-date.tsx'
import { KeepButton } from './keep-button.tsx'

const DeletionDialog = lazyPart(() => import('./deletion-dialog.tsx').then((m) => m.DeletionDialog))

/** The way out, with everything, for owners of the workspace. */
export function DangerZone() {
  const { data: user } = useQuery(userQuery)
  if (!user?.formId) return null
  return (
    <SubjectCard
      title="Danger zone"
      isDanger
      description={
        user.isWorkspaceOwner
          ? `Deleting the account removes your business and everything in it: testimonials, customers, links, settings and every user. You have ${deletionGraceDays} days to change your mind.`
          : 'Only owners can delete the account. You can leave the team in Business Setup.'
      }
    >
      {user.isWorkspaceOwner && (
        <Restricted>
          <OwnersPart deletesAt={user.deletesAt} />
        </Restricted>
      )}
    </SubjectCard>
  )
}

function OwnersPart({ deletesAt }: { deletesAt: string | null }) {
  const [isAsking, setIsAsking] = useState(false)
  // The button that was pressed is gone when this changes.
  const status = useFocusOnChange<HTMLDivElement>(deletesAt)
  return (
    <div ref={status} tabIndex={-1} className="flex flex-col gap-5 outline-none">
      {deletesAt && (
        <p className="text-base font-semibold text-danger-text">
          This account will be deleted on <DeletionDate date={deletesAt} />.
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <ExportEverything />
        {deletesAt ? (
          <KeepButton />
        ) : (
          <Button variant="danger" onClick={() => setIsAsking(true)}>
            Delete account
          </Button>
        )}
      </div>
      {isAsking && <DeletionDialog onClose={() => setIsAsking(false)} />}
    </div>
  )
}
