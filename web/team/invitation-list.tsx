import type { Invitation } from '#contract/team/team.ts'
import { Mail } from 'lucide-react'
import { useState } from 'react'
import { exactTime } from '../lib/text/dates.ts'
import { Button } from '../ui/button/button.tsx'
import { ConfirmDialog } from '../ui/dialog/confirm-dialog.tsx'
import { tellOutcome } from '../ui/message/show-refusal.ts'
import { InvitationLinkButton } from './link-button.tsx'
import { linkState } from './link-state.ts'
import { useRevoke } from './queries.ts'
import { RoleBadge } from './role-badge.tsx'
import { TitledRows } from './titled-rows.tsx'

/** Invitations that nobody has accepted yet. */
export function InvitationList({
  invitations,
  isOwner,
}: {
  invitations: readonly Invitation[]
  isOwner: boolean
}) {
  const [revoking, setRevoking] = useState<Invitation>()
  const revoke = useRevoke()
  function run() {
    if (!revoking) return
    const close = () => setRevoking(undefined)
    revoke.mutate(revoking.id, tellOutcome('Invitation revoked', "Couldn't revoke the invitation", close))
  }
  return (
    <TitledRows
      id="invitations"
      title="Pending invitations"
      rows={invitations.map((invitation) => (
        <InvitationRow
          key={invitation.id}
          invitation={invitation}
          {...(isOwner ? { onRevoke: () => setRevoking(invitation) } : {})}
        />
      ))}
    >
      <ConfirmDialog
        isOpen={revoking !== undefined}
        onClose={() => setRevoking(undefined)}
        onConfirm={run}
        title="Revoke this invitation?"
        confirmLabel="Revoke"
        isPending={revoke.isPending}
      >
        The link for {revoking?.email} will stop working right away.
      </ConfirmDialog>
    </TitledRows>
  )
}

function InvitationRow({ invitation, onRevoke }: { invitation: Invitation; onRevoke?: () => void }) {
  const { id, email, role, invitedBy, expiresAt } = invitation
  const { isExpired, copy } = linkState(expiresAt)
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3 sm:px-5">
      <span className="grid size-9 shrink-0 place-items-center rounded-full bg-sunken text-faint">
        <Mail aria-hidden="true" className="size-4" />
      </span>
      <div className="min-w-0 grow basis-40">
        <p className="font-semibold wrap-anywhere">{email}</p>
        <p className="text-sm text-soft">
          {invitedBy && `Invited by ${invitedBy} · `}
          <time dateTime={expiresAt} title={exactTime(expiresAt)}>
            {copy}
          </time>
        </p>
      </div>
      <RoleBadge role={role} />
      {onRevoke && (
        <div className="flex gap-2 max-sm:w-full max-sm:pl-12">
          <InvitationLinkButton id={id} email={email} isExpired={isExpired} />
          <Button
            size="small"
            variant="ghost"
            aria-label={`Revoke invitation to ${email}`}
            onClick={onRevoke}
          >
            Revoke
          </Button>
        </div>
      )}
    </li>
  )
}
