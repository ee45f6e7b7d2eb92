import type { ComponentProps } from 'react'
import { Input } from '../../ui/form/input.tsx'

interface LineInputProps extends Pick<
  ComponentProps<typeof Input>,
  'name' | 'value' | 'maxLength' | 'autoComplete'
> {
  onChange: (typed: string) => void
}

/** A line that a customer writes, in any language. */
export function LineInput({ onChange, ...rest }: LineInputProps) {
  return <Input dir="auto" onChange={(event) => onChange(event.currentTarget.value)} {...rest} />
}
