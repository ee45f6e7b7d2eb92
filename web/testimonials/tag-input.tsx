import type { ComponentProps } from 'react'
import { Input } from '../ui/input.tsx'

/** Where a tag is typed. */
export function TagInput(props: ComponentProps<typeof Input>) {
  return <Input maxLength={40} {...props} />
}
