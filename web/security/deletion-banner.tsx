import type { User } from '#contract/accounts/accounts.ts'
import { Banner } from '../ui/message/banner.tsx'
import { DeletionDate } from './deletion-date.tsx'
import { KeepButton } from './keep-button.tsx'

/** On every page while the account waits for its deletion; nothing otherwise. */
export function DeletionBanner({ user }: { user: User }) {
  if (!user.deletesAt) return null
  return (
    <div className="mb-6">
      <Banner tone="danger" action={user.isWorkspaceOwner && <KeepButton size="small" />}>
        This account and everything in it will be deleted on <DeletionDate date={user.deletesAt} />.
        {' Until then the form, widgets, walls and API keys are off.'}
        {!user.isWorkspaceOwner && ' Only an owner can cancel this.'}
      </Banner>
    </div>
  )
}
