import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { userQuery } from '../accounts/queries.ts'
import { Restricted } from '../ui/form/restricted.tsx'
import { Banner } from '../ui/message/banner.tsx'
import { LoadFailure } from '../ui/message/load-failure.tsx'
import { InvitationList } from './invitation-list.tsx'
import { InviteForm } from './invite-form.tsx'
import { MemberList } from './member-list.tsx'
import { teamQuery } from './queries.ts'
import { TeamSkeleton } from './team-skeleton.tsx'

/** Who works here, and who has been asked to. Owners change it, members see it. */
export function TeamPanel({ MailNote }: { MailNote: ComponentType }) {
  const { data: user } = useQuery(userQuery)
  const team = useQuery(teamQuery)
  if (!user || team.isPending) return <TeamSkeleton />
  if (!team.data) {
    return (
      <LoadFailure
        failure={team.error}
        otherwise="Couldn't load the team."
        onRetry={() => void team.refetch()}
      />
    )
  }
  const { members, invitations } = team.data
  return (
    <Restricted>
      <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="flex min-w-0 flex-col gap-8">
          <MemberList members={members} me={user} />
          {invitations.length > 0 && (
            <InvitationList invitations={invitations} isOwner={user.isWorkspaceOwner} />
          )}
        </div>
        {user.isWorkspaceOwner ? (
          <div className="flex flex-col gap-4">
            <InviteForm />
            <MailNote />
          </div>
        ) : (
          <Banner>Only owners can invite people, remove them and change roles.</Banner>
        )}
      </div>
    </Restricted>
  )
}
