import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { controlStyle } from './control-style.ts'
import { useFieldControl } from './field-context.ts'

/** The browser's own select in our clothes: it is the one that works on every phone. */
export function Select({
  className,
  look = 'field',
  children,
  ...rest
}: ComponentProps<'select'> & { look?: keyof typeof looks }) {
  return (
    <div className={clsx('relative', className)}>
      <select className={controlStyle(clsx('appearance-none', looks[look]))} {...useFieldControl()} {...rest}>
        {children}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-2.5 size-4 -translate-y-1/2 text-faint"
      />
    </div>
  )
}

const looks = {
  field: 'h-10.5 pr-9 pl-3 pointer-coarse:h-12',
  /** In a row of tools above a list. */
  tool: 'h-9 pr-8 pl-3 text-sm! pointer-coarse:h-11 pointer-coarse:text-[1rem]!',
  /** Words that can be changed, without a box. */
  quiet:
    'h-8 field-sizing-content border-transparent! bg-transparent! pr-7 pl-2 text-sm! text-soft! hover:bg-hover! pointer-coarse:h-11 pointer-coarse:text-[1rem]!',
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
