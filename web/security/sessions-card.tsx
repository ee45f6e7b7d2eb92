import type { Session } from '#contract/accounts/security.ts'
import { useQuery } from '@tanstack/react-query'
import { Monitor, Smartphone } from 'lucide-react'
import { useRef } from 'react'
import { Badge } from '../ui/text/badge.tsx'
import { Button } from '../ui/button/button.tsx'
import { ConfirmButton } from '../ui/dialog/confirm-dialog.tsx'
import { LoadingLines } from '../ui/loading/loading-lines.tsx'
import { Loaded } from '../ui/loading/loaded.tsx'
import { DayInSentence } from '../ui/text/day-in-sentence.tsx'
import { showRefusal } from '../ui/message/show-refusal.ts'
import { toast } from '../ui/message/toast.ts'
import { SubjectCard } from '../ui/layout/subject-card.tsx'
import { sessionsQuery, useEndSession, useSignOutOthers } from './queries.ts'

const loading = (
  <LoadingLines
    label="Loading devices"
    lines={['h-12 w-full', 'h-12 w-full']}
    className="flex flex-col gap-3"
  />
)

/** Where this user is signed in. */
export function SessionsCard() {
  const sessions = useQuery(sessionsQuery)
  return (
    <SubjectCard
      title="Devices"
      description="Where you're signed in. If you don't recognize a device, sign it out and change your password."
    >
      <Loaded query={sessions} loading={loading} failure="Couldn't load your devices.">
        {(sessions) => <SessionList sessions={sessions} />}
      </Loaded>
    </SubjectCard>
  )
}

function SessionList({ sessions }: { sessions: readonly Session[] }) {
  const list = useRef<HTMLUListElement>(null)
  // The button that was pressed goes with its line; the keyboard goes on from the list.
  const keepFocus = () => list.current?.focus()
  return (
    <>
      <ul
        ref={list}
        tabIndex={-1}
        aria-label="Devices"
        className="divide-y divide-line border-y border-line outline-offset-4"
      >
        {sessions.map((session) => (
          <SessionLine key={session.id} session={session} onEnded={keepFocus} />
        ))}
      </ul>
      {sessions.length > 1 && <SignOutOthers count={sessions.length - 1} onEnded={keepFocus} />}
    </>
  )
}

function SessionLine({ session, onEnded }: { session: Session; onEnded: () => void }) {
  const end = useEndSession()
  const { id, device, createdAt, seenAt, isCurrent } = session
  const Icon = /iPhone|iPad|Android/.test(device) ? Smartphone : Monitor
  const run = () =>
    end.mutate(id, {
      onSuccess: onEnded,
      onError: showRefusal("Couldn't sign out the device", { otherwise: 'Please try again.' }),
    })
  return (
    <li className="flex items-center gap-3.5 py-3">
      <Icon aria-hidden="true" className="size-5 shrink-0 text-faint" />
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-x-2 text-base font-semibold">
          {device}
          {isCurrent && <Badge tone="success">This device</Badge>}
        </p>
        <p className="text-sm text-faint">
          Signed in <DayInSentence date={createdAt} /> · last active <DayInSentence date={seenAt} />
        </p>
      </div>
      {!isCurrent && (
        <Button
          variant="ghost"
          size="small"
          isPending={end.isPending}
          aria-label={`Sign out ${device}`}
          onClick={run}
        >
          Sign out
        </Button>
      )}
    </li>
  )
}

function SignOutOthers({ count, onEnded }: { count: number; onEnded: () => void }) {
  const signOut = useSignOutOthers()
  const run = (close: () => void) =>
    signOut.mutate(undefined, {
      onSuccess: ({ ended }) => {
        close()
        toast({
          title: 'Signed out',
          description: `${devices(ended)} signed out. You're still signed in here.`,
        })
        onEnded()
      },
      onError: (failure) => {
        close()
        showRefusal("Couldn't sign out the devices", { otherwise: 'Please try again.' })(failure)
      },
    })
  return (
    <ConfirmButton
      onConfirm={run}
      isPending={signOut.isPending}
      label="Sign out other devices"
      variant="secondary"
      className="mt-5"
      title="Sign out other devices?"
      confirmLabel="Sign out"
    >
      This signs out {devices(count)} right away. Unsaved work there will be lost. You'll stay signed in here.
    </ConfirmButton>
  )
}

function devices(count: number): string {
  return count === 1 ? '1 device' : `${count} devices`
}
