import { useQuery } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import { useSearch } from 'wouter'
import { ApiProblem } from '../lib/call/problem.ts'
import { Banner } from '../ui/message/banner.tsx'
import { LinkButton } from '../ui/button/link-button.tsx'
import { LoadFailure } from '../ui/message/load-failure.tsx'
import { Skeleton } from '../ui/loading/skeleton.tsx'
import { JoinForm } from './join-form.tsx'
import { invitationQuery } from './queries.ts'

type LayoutComponent = ComponentType<{ title: string; description?: ReactNode; children: ReactNode }>

/** Where the link of an invitation leads. Reading it changes nothing; joining does. */
export function JoinPage({ Layout }: { Layout: LayoutComponent }) {
  const token = new URLSearchParams(useSearch()).get('token') ?? ''
  const invitation = useQuery({ ...invitationQuery(token), enabled: token !== '' })
  if (token === '') {
    return (
      <Layout title="Join a team">
        <Banner tone="warning" title="This link is incomplete">
          Open the link in your email again, or ask for a new invitation.
        </Banner>
      </Layout>
    )
  }
  if (invitation.isPending) {
    return (
      <Layout title="Join a team">
        <output aria-label="Loading the invitation" aria-busy="true" className="flex flex-col gap-5">
          <Skeleton className="block h-16 w-full" />
          <Skeleton className="block h-16 w-full" />
          <Skeleton className="block h-12 w-full" />
        </output>
      </Layout>
    )
  }
  if (!invitation.data) {
    return (
      <Layout title="Join a team">
        <Unreadable failure={invitation.error} onRetry={() => void invitation.refetch()} />
      </Layout>
    )
  }
  const { businessName, invitedBy, email, hasAccount } = invitation.data
  return (
    <Layout
      title={`Join ${businessName}`}
      description={
        <>
          {invitedBy ? `${invitedBy} invited you` : "You're invited"} to manage testimonials for{' '}
          {businessName}.
        </>
      }
    >
      {hasAccount ? <HasAccount email={email} /> : <JoinForm token={token} invitation={invitation.data} />}
    </Layout>
  )
}

function Unreadable({ failure, onRetry }: { failure: unknown; onRetry: () => void }) {
  if (failure instanceof ApiProblem && failure.code === 'link-expired') {
    return (
      <Banner tone="warning" isAlert title="This invitation no longer works">
        {failure.sentence}
      </Banner>
    )
  }
  return <LoadFailure failure={failure} otherwise="Couldn't load the invitation." onRetry={onRetry} />
}

function HasAccount({ email }: { email: string }) {
  return (
    <div className="flex flex-col items-start gap-5">
      <Banner tone="warning" title="This email already has an account">
        {email} already belongs to a workspace, and an account can only belong to one. Ask for an invitation
        to a different email.
      </Banner>
      <LinkButton href="/login" variant="secondary">
        Sign In
      </LinkButton>
    </div>
  )
}
