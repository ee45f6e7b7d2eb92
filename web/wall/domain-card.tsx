import type { Wall } from '#contract/wall/wall.ts'
import { type FormEvent, useState } from 'react'
import { exactTime } from '../lib/text/dates.ts'
import { ApiProblem } from '../lib/call/problem.ts'
import { Banner } from '../ui/message/banner.tsx'
import { Badge } from '../ui/text/badge.tsx'
import { Button } from '../ui/button/button.tsx'
import { CallButton } from '../ui/button/call-button.tsx'
import { CopyButton } from '../ui/button/copy-button.tsx'
import { FailureBanner } from '../ui/message/failure-banner.tsx'
import { Field } from '../ui/form/field.tsx'
import { SubjectCard } from '../ui/layout/subject-card.tsx'
import { Restricted } from '../ui/form/restricted.tsx'
import { VerbatimInput } from '../ui/form/verbatim-input.tsx'
import { useCheckWallDomain, useRemoveWallDomain, useSetWallDomain } from './queries.ts'

type Domain = NonNullable<Wall['domain']>

/** A domain of the owner's own: entered, proven by a record, and then the wall's. */
export function WallDomainCard({ wall: { domain } }: { wall: Wall }) {
  return (
    <SubjectCard title="Your own domain" description="Show the wall at an address like reviews.example.com.">
      {domain ? <Entered domain={domain} /> : <Enter />}
    </SubjectCard>
  )
}

function Enter() {
  const [typed, setTyped] = useState('')
  const set = useSetWallDomain()
  const error = set.error instanceof ApiProblem ? set.error.fields['domain'] : undefined
  function submit(event: FormEvent) {
    event.preventDefault()
    set.mutate(typed)
  }
  return (
    <form noValidate aria-label="Your own domain" className="flex flex-col gap-3" onSubmit={submit}>
      <Field label="Domain" error={error}>
        <VerbatimInput
          inputMode="url"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </Field>
      <FailureBanner failure={error ? null : set.error} otherwise="Couldn't save. Please try again." />
      <Button type="submit" variant="secondary" className="self-start" isPending={set.isPending}>
        Continue
      </Button>
    </form>
  )
}

function Entered({ domain }: { domain: Domain }) {
  const check = useCheckWallDomain()
  const removal = useRemoveWallDomain()
  const isFine = domain.isProven && domain.endsAt === null
  return (
    <div className="flex flex-col gap-4">
      <p className="flex flex-wrap items-center gap-2 text-base font-semibold">
        {domain.name}
        <Badge tone={isFine ? 'success' : 'warning'}>
          {isFine ? 'Active' : domain.isProven ? 'DNS record missing' : 'Waiting for DNS'}
        </Badge>
      </p>
      {domain.endsAt !== null && (
        <Banner tone="warning">
          The TXT record below is gone. Add it again by{' '}
          <time dateTime={domain.endsAt}>{exactTime(domain.endsAt)}</time>, or your wall is no longer shown at{' '}
          {domain.name}.
        </Banner>
      )}
      {!domain.isProven && <p className="text-base">Add these two records where you manage your domain:</p>}
      <Records domain={domain} />
      <p className="max-w-[60ch] text-sm text-faint">
        If you run this server yourself, your proxy also needs to accept {domain.name} with a certificate and
        pass its name on in the Host header.
      </p>
      <FailureBanner failure={check.error ?? removal.error} otherwise="That didn't work. Please try again." />
      <div className="flex flex-wrap gap-2">
        {!isFine && (
          <CallButton by={check} variant="secondary" pendingLabel="Checking...">
            Check now
          </CallButton>
        )}
        <Restricted isQuiet>
          <CallButton by={removal} variant="ghost">
            Remove domain
          </CallButton>
        </Restricted>
      </div>
    </div>
  )
}

function Records({ domain }: { domain: Domain }) {
  const records = [
    { type: 'CNAME', name: domain.name, value: domain.target },
    { type: 'TXT', name: domain.recordName, value: domain.recordValue },
  ]
  return (
    <dl className="flex flex-col gap-3 text-sm">
      {records.map(({ type, name, value }) => (
        <div key={type} className="rounded-lg border border-line bg-sunken p-3">
          <dt className="font-semibold">
            {type} <span className="font-mono break-all">{name}</span>
          </dt>
          <dd className="mt-1 flex items-center justify-between gap-3">
            <span className="min-w-0 font-mono break-all">{value}</span>
            <CopyButton text={value} label={`Copy ${type} value`} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
