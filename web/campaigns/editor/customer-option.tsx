import type { Customer } from '#contract/customers/customers.ts'
import { memo } from 'react'
import { Badge } from '../../ui/text/badge.tsx'
import { Checkbox } from '../../ui/form/checkbox.tsx'

interface CustomerOptionProps {
  customer: Customer
  isChosen: boolean
  onChange: (isChosen: boolean) => void
}

/** One customer to choose. */
function Option({ customer: { name, email, company, status }, isChosen, onChange }: CustomerOptionProps) {
  return (
    <li>
      <Checkbox
        className="px-3 py-2 hover:bg-hover"
        checked={isChosen}
        onChange={(event) => onChange(event.target.checked)}
        label={
          <span className="flex min-w-0 flex-wrap items-baseline gap-x-2">
            <span className="font-medium break-words">{name}</span>
            <span className="text-sm break-all text-faint">{company ? `${company}, ${email}` : email}</span>
            {status !== 'active' && (
              <Badge tone={status === 'pending' ? 'warning' : 'success'}>
                {status === 'pending' ? 'Pending' : 'Responded'}
              </Badge>
            )}
          </span>
        }
      />
    </li>
  )
}

/** Thousands may stand in the list: only the one that was pressed is drawn again. */
export const CustomerOption = memo(
  Option,
  (before, after) => before.customer === after.customer && before.isChosen === after.isChosen,
)
