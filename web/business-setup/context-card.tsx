import type { BusinessProfile } from '#contract/business/business-profile.ts'
import type { ReactNode } from 'react'
import { Badge } from '../ui/text/badge.tsx'
import { Card } from '../ui/layout/card.tsx'
import { LogoPicture } from './logo/logo-picture.tsx'
import { CardTitle } from '../ui/layout/card-title.tsx'

/** What is saved about the business. */
export function ContextCard({ profile }: { profile: BusinessProfile }) {
  const services = profile.services
    .split(',')
    .map((service) => service.trim())
    .filter(Boolean)
  return (
    <section aria-labelledby="business-context">
      <Card>
        <CardTitle id="business-context">Business Context</CardTitle>
        <p className="mt-0.5 text-sm text-faint">Your profile at a glance.</p>
        <div className="mt-4 flex items-center gap-3">
          <LogoPicture name={profile.businessName} logoUrl={profile.logoUrl} size="small" />
          <div className="min-w-0">
            <p className="font-semibold wrap-anywhere">{profile.businessName}</p>
            {profile.industry && <p className="text-sm text-soft wrap-anywhere">{profile.industry}</p>}
          </div>
        </div>
        <dl className="mt-4 flex flex-col gap-3 border-t border-line pt-4">
          {!profile.industry && <ContextFact term="Industry" />}
          <ContextFact term="Description">{profile.description}</ContextFact>
          <ContextFact term="Services">
            {services.length > 0 && (
              <span className="flex flex-wrap gap-1.5 pt-1">
                {services.map((service, place) => (
                  // oxlint-disable-next-line react/no-array-index-key -- the same service may be named twice
                  <Badge key={place}>{service}</Badge>
                ))}
              </span>
            )}
          </ContextFact>
          <ContextFact term="Target market">{profile.targetMarket}</ContextFact>
          <ContextFact term="Unique value">{profile.uniqueValue}</ContextFact>
          {profile.openingHours && <ContextFact term="Opening hours">{profile.openingHours}</ContextFact>}
          {profile.languages && <ContextFact term="Languages">{profile.languages}</ContextFact>}
        </dl>
      </Card>
    </section>
  )
}

function ContextFact({ term, children }: { term: string; children?: ReactNode }) {
  return (
    <div>
      <dt className="text-sm font-semibold">{term}</dt>
      <dd className="line-clamp-6 text-sm whitespace-pre-line text-soft wrap-anywhere">
        {children || <span className="text-faint">Not added yet</span>}
      </dd>
    </div>
  )
}
