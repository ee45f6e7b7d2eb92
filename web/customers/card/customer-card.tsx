import type { Customer } from '#contract/customers/customers.ts'
import { Mail } from 'lucide-react'
import { useId } from 'react'
import { Avatar } from '../../ui/text/avatar.tsx'
import { Badge } from '../../ui/text/badge.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { PersonLoading } from '../../ui/loading/person-loading.tsx'
import { Skeleton } from '../../ui/loading/skeleton.tsx'
import { statusCopy } from '../copy.ts'

/** One customer in the grid. */
export function CustomerCard({
  customer,
  onEmail,
  onDetails,
}: {
  customer: Customer
  onEmail: () => void
  onDetails: () => void
}) {
  const id = useId()
  const { name, email, company, status } = customer
  const { label, tone } = statusCopy[status]
  return (
    <Card className="flex w-full min-w-0 flex-col">
      <article aria-labelledby={`${id}-name`} className="flex grow flex-col">
        <div className="flex items-start gap-3">
          <Avatar name={name} />
          <div className="min-w-0 grow">
            <h3 id={`${id}-name`} className="truncate text-base leading-5 font-semibold">
              {name}
            </h3>
            <p className="truncate text-sm text-soft">
              {company ?? <span className="text-faint">No company</span>}
            </p>
          </div>
          <Badge tone={tone}>{label}</Badge>
        </div>
        <p className="mt-3 truncate text-sm text-faint" title={email}>
          {email}
        </p>
        <div className="mt-auto flex gap-2 pt-4">
          <Button
            size="small"
            variant="secondary"
            data-first-action
            aria-describedby={`${id}-name`}
            onClick={onEmail}
          >
            <Mail aria-hidden="true" />
            Email
          </Button>
          <Button size="small" variant="ghost" aria-describedby={`${id}-name`} onClick={onDetails}>
            Details
          </Button>
        </div>
      </article>
    </Card>
  )
}

/** The place of a card that is under way, in its later size. */
export function CustomerCardSkeleton() {
  return (
    <Card className="flex h-[10rem] flex-col">
      <div className="flex items-start gap-3">
        <PersonLoading detail="w-24" />
        <Skeleton className="h-4 w-14" />
      </div>
      <Skeleton className="mt-4 h-3.5 w-44" />
      <Skeleton className="mt-auto h-8 w-36" />
    </Card>
  )
}
