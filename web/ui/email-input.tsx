import type { ComponentProps } from 'react'
import { Input } from './input.tsx'

/** An `Input` for an email address, with the keyboard for one. */
export function EmailInput(props: Omit<ComponentProps<typeof Input>, 'type' | 'inputMode'>) {
  return <Input type="email" inputMode="email" {...props} />
}
