import type { SendingDomain } from '#contract/emails/sending-domain.ts'
import { useQuery } from '@tanstack/react-query'
import { userQuery } from '../accounts/queries.ts'
import { Badge } from '../ui/text/badge.tsx'
import { SubjectCard } from '../ui/layout/subject-card.tsx'
import { DomainForm } from './domain-form.tsx'
import { DomainStanding } from './domain-standing.tsx'

/** A domain of the business's own to send from: entered, checked, and then the sender's. */
export function SendingDomainCard({ domain }: { domain: SendingDomain | null }) {
  const { data: user } = useQuery(userQuery)
  const mayChange = user?.isWorkspaceOwner ?? false
  return (
    <SubjectCard
      title="Your own domain"
      description="Send from an address your customers know, such as hello@example.com. Emails from a domain that's yours land in spam less often."
      badge={domain && <DomainBadge isVerified={domain.isVerified} />}
    >
      {domain ? (
        <DomainStanding domain={domain} mayChange={mayChange} />
      ) : mayChange ? (
        <DomainForm />
      ) : (
        <p className="text-base text-faint">Only an owner can add a domain.</p>
      )}
    </SubjectCard>
  )
}

function DomainBadge({ isVerified }: { isVerified: boolean }) {
  return isVerified ? <Badge tone="success">Active</Badge> : <Badge tone="warning">Waiting for DNS</Badge>
}
