import type { User } from '#contract/accounts/accounts.ts'
import type { Dashboard } from '#contract/overview/overview.ts'
import type { ReactNode } from 'react'
import { Avatar } from '../ui/text/avatar.tsx'
import { Card } from '../ui/layout/card.tsx'
import { Skeleton } from '../ui/loading/skeleton.tsx'

type Business = NonNullable<Dashboard['workspace']>['business']

/** Who is here, for which business, and the assistant at hand. */
export function BusinessCard({
  user,
  name,
  business,
  isPending,
  assistant,
}: {
  user: User
  name: string
  business: Business
  isPending: boolean
  assistant: ReactNode
}) {
  const facts = [business?.industry, business?.businessUrl.replace(/^https?:\/\/(www\.)?|\/$/g, '')]
  const lines = business ? [facts.filter(Boolean).join(' · '), `${name} · ${user.email}`] : [user.email]
  return (
    <Card className="flex flex-wrap items-center gap-x-4 gap-y-4" aria-busy={isPending}>
      <Avatar name={name} size="large" />
      <div className="min-w-0 grow basis-52">
        <p className="truncate text-lg font-semibold">{business?.businessName ?? name}</p>
        {isPending ? (
          <Skeleton className="mt-1.5 h-3.5 w-44" />
        ) : (
          lines.filter(Boolean).map((line) => (
            <p key={line} className="truncate text-sm text-soft">
              {line}
            </p>
          ))
        )}
      </div>
      {assistant}
    </Card>
  )
}
