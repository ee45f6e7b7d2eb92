import { Mail } from 'lucide-react'
import { useId, type ComponentProps } from 'react'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { Badge } from '../../ui/text/badge.tsx'
import { statusCopy } from '../copy.ts'
import type { CustomerCard } from './customer-card.tsx'

/** One customer as a line of the list; the name leads to the details. */
export function CustomerRow({ customer, onEmail, onDetails }: ComponentProps<typeof CustomerCard>) {
  const id = useId()
  const { name, email, company, status } = customer
  const { label, tone } = statusCopy[status]
  return (
    <article
      aria-labelledby={`${id}-name`}
      className="grid w-full min-w-0 grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-3 px-3 py-1.5 transition-colors hover:bg-hover sm:px-4 md:grid-cols-[minmax(0,14rem)_minmax(0,1fr)_minmax(0,1fr)_auto_auto]"
    >
      <h3 id={`${id}-name`} className="min-w-0 text-base font-semibold">
        <button
          type="button"
          className="block max-w-full truncate rounded-sm text-left hover:underline"
          onClick={onDetails}
        >
          {name}
        </button>
      </h3>
      <p className="truncate text-sm text-soft max-md:hidden">{company}</p>
      <p className="truncate text-sm text-faint max-md:col-start-1 max-md:row-start-2" title={email}>
        {email}
      </p>
      <span className="max-md:col-start-2 max-md:row-span-2 max-md:row-start-1">
        <Badge tone={tone}>{label}</Badge>
      </span>
      <span className="flex max-md:col-start-3 max-md:row-span-2 max-md:row-start-1">
        <IconButton
          label="Email"
          icon={<Mail />}
          size="small"
          data-first-action
          aria-describedby={`${id}-name`}
          onClick={onEmail}
        />
      </span>
    </article>
  )
}
