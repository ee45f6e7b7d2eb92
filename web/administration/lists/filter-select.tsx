import type { ComponentProps } from 'react'
import { Options, Select } from '../../ui/form/select.tsx'

interface FilterSelectProps<Value extends string> extends ComponentProps<typeof Options<Value>> {
  label: string
  /** What stands for no filter: `All statuses`. */
  all: string
  /** Empty for all. */
  chosen: string | undefined
  onChoose: (value: string) => void
  className?: string
}

/** Narrows a list to one of a few values, or to none. */
export function FilterSelect<Value extends string>({
  label,
  all,
  chosen = '',
  onChoose,
  className = 'w-40',
  ...options
}: FilterSelectProps<Value>) {
  return (
    <Select
      aria-label={label}
      className={className}
      value={chosen}
      onChange={({ target }) => onChoose(target.value)}
    >
      <option value="">{all}</option>
      <Options {...options} />
    </Select>
  )
}
