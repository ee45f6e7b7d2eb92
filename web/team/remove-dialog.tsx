import type { TeamMember } from '#contract/team/team.ts'
import { ConfirmDialog } from '../ui/dialog/confirm-dialog.tsx'
import { tellOutcome } from '../ui/message/show-refusal.ts'
import { nameOf } from './name-of.ts'
import { useRemoveMember } from './queries.ts'

export function RemoveMemberDialog({ member, onClose }: { member: TeamMember; onClose: () => void }) {
  const remove = useRemoveMember()
  const name = nameOf(member)
  const run = () =>
    remove.mutate(member.id, tellOutcome(`${name} was removed`, `Couldn't remove ${name}`, onClose))
  return (
    <ConfirmDialog
      onClose={onClose}
      onConfirm={run}
      title={`Remove ${name}?`}
      confirmLabel="Remove"
      isPending={remove.isPending}
    >
      They'll be signed out everywhere, and their account and secret keys will be deleted. Their work stays.
    </ConfirmDialog>
  )
}
