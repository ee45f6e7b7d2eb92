import { clsx } from 'clsx'
import { Search } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Input } from '../form/input.tsx'

/** A search box; `label` is for screen readers, the placeholder says the same to everybody else. */
export function SearchInput({
  label,
  className,
  ...rest
}: Omit<ComponentProps<'input'>, 'type'> & { label: string }) {
  return (
    <div className={clsx('relative', className)}>
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-faint"
      />
      <Input
        type="search"
        aria-label={label}
        className="h-9! pl-9 placeholder:text-ellipsis pointer-coarse:h-11!"
        {...rest}
      />
    </div>
  )
}
