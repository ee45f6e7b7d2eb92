import type { User } from '#contract/accounts/accounts.ts'
import { useQuery } from '@tanstack/react-query'
import { LifeBuoy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { userQuery } from '../../accounts/queries.ts'
import { Button } from '../../ui/button/button.tsx'
import { useEndSupportVisit } from './queries.ts'

type Visit = NonNullable<User['support']>

/** On every page while an administrator is signed in as somebody: as whom, for how long, and the way back. */
export function SupportBanner({ user, visit }: { user: User; visit: Visit }) {
  const end = useEndSupportVisit()
  const { refetch } = useQuery(userQuery)
  const left = useSecondsUntil(visit.endsAt)
  const isOver = visit.isOver || left === 0
  useEffect(() => {
    if (left === 0) void refetch()
  }, [left, refetch])
  return (
    <section
      aria-label="Support visit"
      className="sticky top-14 z-20 flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-warning-wash px-4 py-2.5 text-base text-warning-text sm:px-6 lg:top-0"
    >
      <LifeBuoy aria-hidden="true" className="size-4.5 shrink-0" />
      <p className="min-w-0 flex-1 basis-56 wrap-anywhere">
        {isOver ? (
          'This support visit has ended.'
        ) : (
          <>
            You are signed in as <strong className="font-semibold">{nameOf(user)}</strong>,{' '}
            {visit.mayWrite ? 'with changes allowed' : 'read-only'}.{' '}
            <span role="timer" className="whitespace-nowrap tabular-nums">
              {clockOf(left)} left
            </span>
          </>
        )}
      </p>
      <Button
        size="small"
        variant="secondary"
        isPending={end.isPending}
        pendingLabel="Going back..."
        onClick={() => end.mutate()}
      >
        Back to my account
      </Button>
    </section>
  )
}

const nameOf = ({ firstName, lastName, email }: User) => `${firstName} ${lastName}`.trim() || email

/** `29:07`. */
function clockOf(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

function useSecondsUntil(moment: string): number {
  const secondsLeft = () => Math.max(0, Math.ceil((Date.parse(moment) - Date.now()) / 1000))
  const [left, setLeft] = useState(secondsLeft)
  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsLeft()), 1000)
    return () => clearInterval(timer)
  })
  return left
}
