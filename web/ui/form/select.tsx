import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { controlStyle } from './control-style.ts'
import { useFieldControl } from './field-context.ts'

/** The browser's own select in our clothes: it is the one that works on every phone. */
export function Select({ className, children, ...rest }: ComponentProps<'select'>) {
  return (
    <div className={clsx('relative', className)}>
      <select
        className={controlStyle('h-10.5 appearance-none pr-9 pl-3 pointer-coarse:h-12')}
        {...useFieldControl()}
        {...rest}
      >
        {children}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-faint"
      />
    </div>
  )
}

/** The choices of a `Select`, each under its name. */
export function Options<Value extends string>({
  values,
  nameOf,
}: {
  values: readonly Value[]
  nameOf: (value: Value) => string
}) {
  return values.map((value) => (
    <option key={value} value={value}>
      {nameOf(value)}
    </option>
  ))
}
