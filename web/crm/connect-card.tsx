import type { CrmIntegration, CrmType } from '#contract/crm/crm.ts'
import { Badge } from '../ui/text/badge.tsx'
import { Card } from '../ui/layout/card.tsx'
import { ConnectForm } from './connect-form.tsx'
import { Connected } from './connected.tsx'
import { crmCopy } from './copy.ts'

/** One CRM: what it needs to be connected, or how it is going. */
export function ConnectCard({
  crmType,
  integration,
}: {
  crmType: CrmType
  integration: CrmIntegration | undefined
}) {
  const { name, about } = crmCopy[crmType]
  return (
    <section aria-label={name}>
      <Card>
        <div className="flex items-center justify-between gap-3">
          <h2 className="font-serif text-title font-medium tracking-tight">{name}</h2>
          <Badge tone={integration ? 'success' : 'neutral'}>{integration ? 'Connected' : 'Available'}</Badge>
        </div>
        <p className="mt-1 max-w-[52ch] text-base text-soft">{about}</p>
        <div className="mt-4">
          {integration ? <Connected integration={integration} /> : <ConnectForm crmType={crmType} />}
        </div>
      </Card>
    </section>
  )
}
