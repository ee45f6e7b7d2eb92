import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { userQuery } from '../accounts/queries.ts'
import { Restricted } from '../ui/form/restricted.tsx'
import { SecretKeysCard } from './keys/secret-keys-card.tsx'
import { SubscriptionCard } from './subscription-card.tsx'

/** Ways in, keys, the plan, the code for websites and the way out. The parts of other features come from the app. */
export function SecurityTab({
  signIn,
  publishableKey,
  embedCode,
  danger,
}: {
  signIn?: ReactNode
  publishableKey: ReactNode
  embedCode: ReactNode
  danger?: ReactNode
}) {
  const { data: user } = useQuery(userQuery)
  const hasWorkspace = Boolean(user?.formId)
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <Restricted>{signIn}</Restricted>
      {hasWorkspace && user && (
        <>
          {publishableKey}
          <Restricted isQuiet>
            <SecretKeysCard isOwner={user.isWorkspaceOwner} />
          </Restricted>
          <SubscriptionCard user={user} />
          {embedCode}
        </>
      )}
      {danger}
    </div>
  )
}
