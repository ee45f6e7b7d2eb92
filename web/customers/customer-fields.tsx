import { type CustomerStatus, customerStatuses } from '#contract/customers.ts'
import { Field } from '../ui/field.tsx'
import { Input } from '../ui/input.tsx'
import { Select } from '../ui/select.tsx'
import { statusWords } from './customer-words.ts'

export interface CustomerEntries {
  name: string
  email: string
  company: string
  status: CustomerStatus
}

/** What is on file about a customer, to fill in. */
export function CustomerFields({
  entries,
  errors,
  onChange,
}: {
  entries: CustomerEntries
  errors: Readonly<Record<string, string>>
  onChange: (change: Partial<CustomerEntries>) => void
}) {
  return (
    <>
      <Field label="Name" error={errors['name']}>
        <Input
          autoComplete="off"
          maxLength={120}
          value={entries.name}
          onChange={(event) => onChange({ name: event.currentTarget.value })}
        />
      </Field>
      <Field label="Email" error={errors['email']}>
        <Input
          type="email"
          inputMode="email"
          autoComplete="off"
          maxLength={254}
          value={entries.email}
          onChange={(event) => onChange({ email: event.currentTarget.value })}
        />
      </Field>
      <div className="grid items-start gap-5 sm:grid-cols-[1fr_10rem]">
        <Field label="Company" isOptional error={errors['company']}>
          <Input
            autoComplete="off"
            maxLength={120}
            value={entries.company}
            onChange={(event) => onChange({ company: event.currentTarget.value })}
          />
        </Field>
        <Field label="Status" error={errors['status']}>
          <Select
            value={entries.status}
            onChange={(event) => {
              const status = customerStatuses.find((one) => one === event.currentTarget.value)
              if (status) onChange({ status })
            }}
          >
            {customerStatuses.map((status) => (
              <option key={status} value={status}>
                {statusWords[status].label}
              </option>
            ))}
          </Select>
        </Field>
      </div>
    </>
  )
}
