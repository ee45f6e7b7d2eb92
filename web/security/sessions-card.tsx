import type { Session } from '#contract/security.ts'
import { useQuery } from '@tanstack/react-query'
import { Monitor, Smartphone } from 'lucide-react'
import { useRef, useState } from 'react'
import { sentenceOf } from '../lib/problem.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { RelativeDate } from '../ui/relative-date.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { SubjectCard } from '../ui/subject-card.tsx'
import { toast } from '../ui/toast.ts'
import { LoadFailure } from '../ui/load-failure.tsx'
import { sessionsQuery, useEndSession, useSignOutOthers } from './queries.ts'

/** Where this user is signed in. */
export function SessionsCard() {
  const sessions = useQuery(sessionsQuery)
  return (
    <SubjectCard
      title="Devices"
      description="Where you're signed in. If you don't recognize a device, sign it out and change your password."
    >
      {sessions.isError && !sessions.data ? (
        <LoadFailure
          failure={sessions.error}
          otherwise="Couldn't load your devices."
          onRetry={() => void sessions.refetch()}
        />
      ) : sessions.data ? (
        <SessionList sessions={sessions.data} />
      ) : (
        <output aria-label="Loading devices" className="flex flex-col gap-3">
          <Skeleton className="h-12 w-full" />
          <Skeleton className="h-12 w-full" />
        </output>
      )}
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
      onSuccess: () => {
        toast({ title: 'Signed out', description: `${device} will need your password again.` })
        onEnded()
      },
      onError: (failure) =>
        toast({
          title: "Couldn't sign out the device",
          description: sentenceOf(failure, 'Please try again.'),
          variant: 'destructive',
        }),
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
          Signed in <Day date={createdAt} /> · last active <Day date={seenAt} />
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
  const [isAsking, setIsAsking] = useState(false)
  const signOut = useSignOutOthers()
  const run = () =>
    signOut.mutate(undefined, {
      onSuccess: ({ ended }) => {
        setIsAsking(false)
        toast({
          title: 'Signed out',
          description: `${devices(ended)} signed out. You're still signed in here.`,
        })
        onEnded()
      },
      onError: (failure) => {
        setIsAsking(false)
        toast({
          title: "Couldn't sign out the devices",
          description: sentenceOf(failure, 'Please try again.'),
          variant: 'destructive',
        })
      },
    })
  return (
    <>
      <Button variant="secondary" className="mt-5" onClick={() => setIsAsking(true)}>
        Sign out other devices
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={run}
        title="Sign out other devices?"
        confirmLabel="Sign out"
        isPending={signOut.isPending}
      >
        This signs out {devices(count)} right away. Unsaved work there will be lost. You'll stay signed in
        here.
      </ConfirmDialog>
    </>
  )
}

function devices(count: number): string {
  return count === 1 ? '1 device' : `${count} devices`
}

function Day({ date }: { date: string }) {
  return (
    <span className="lowercase">
      <RelativeDate date={date} />
    </span>
  )
}
