import type { Customer } from '#contract/customers/customers.ts'
import { Badge } from '../../ui/text/badge.tsx'
import { Fact } from '../../ui/layout/fact.tsx'
import { RelativeDate } from '../../ui/text/relative-date.tsx'
import { crmNames, statusCopy } from '../copy.ts'

/** What is on file about a customer. */
export function CustomerFacts({ customer }: { customer: Customer }) {
  const { email, company, phone, status, crmType, createdAt } = customer
  const { label, tone } = statusCopy[status]
  return (
    <dl className="grid gap-x-8 gap-y-3 text-sm sm:grid-cols-2">
      <Fact term="Email">{email}</Fact>
      <Fact term="Company">{company ?? 'None'}</Fact>
      {phone && <Fact term="Phone">{phone}</Fact>}
      <Fact term="Status">
        <Badge tone={tone}>{label}</Badge>
      </Fact>
      <Fact term="Added">
        <RelativeDate date={createdAt} />
      </Fact>
      {crmType && <Fact term="Source">{crmNames[crmType] ?? crmType}</Fact>}
    </dl>
  )
}
