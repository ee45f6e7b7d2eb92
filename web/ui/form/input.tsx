import type { ChangeEvent, ComponentProps } from 'react'
import { controlStyle } from './control-style.ts'
import { useFieldControl } from './field-context.ts'

/** One line of text. Inside a `Field` it is labeled and described by itself. */
export function Input({ className, type = 'text', ...rest }: ComponentProps<'input'>) {
  return (
    <input
      type={type}
      className={controlStyle(`h-10.5 px-3 read-only:bg-sunken pointer-coarse:h-12 ${className ?? ''}`)}
      {...useFieldControl()}
      {...rest}
    />
  )
}

/** An `Input` for an email address, with the keyboard for one. */
export function EmailInput(props: Omit<ComponentProps<typeof Input>, 'type' | 'inputMode'>) {
  return <Input type="email" inputMode="email" {...props} />
}

/** An `Input` for a color to pick. */
export function ColorInput({ value, onChange }: { value: string; onChange: (color: string) => void }) {
  const pick = ({ target }: ChangeEvent<HTMLInputElement>) => onChange(target.value)
  return <Input type="color" className="bg-surface! p-1" value={value} onChange={pick} />
}
