import type { User } from '#contract/accounts/accounts.ts'
import { Banner } from '../ui/message/banner.tsx'
import { DeletionDate } from './deletion-date.tsx'
import { KeepButton, KeepOwnButton } from './keep-button.tsx'

/** On every page while the account, or the person's own, waits for its deletion; nothing otherwise. */
export function DeletionBanner({ user }: { user: User }) {
  const { deletesAt, ownDeletesAt, isWorkspaceOwner } = user
  return (
    <>
      {deletesAt && (
        <div className="mb-6">
          <Banner tone="danger" action={isWorkspaceOwner && <KeepButton size="small" />}>
            This account and everything in it will be deleted on <DeletionDate date={deletesAt} />.
            {' Until then the form, widgets, walls and API keys are off.'}
            {!isWorkspaceOwner && ' Only an owner can cancel this.'}
          </Banner>
        </div>
      )}
      {ownDeletesAt && (
        <div className="mb-6">
          <Banner tone="danger" action={<KeepOwnButton size="small" />}>
            The people who run this site will delete your account on <DeletionDate date={ownDeletesAt} />. The
            workspace stays. Until then your API keys are off.
          </Banner>
        </div>
      )}
    </>
  )
}
