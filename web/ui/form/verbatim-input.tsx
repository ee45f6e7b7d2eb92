import type { ComponentProps } from 'react'
import { Input } from './input.tsx'

/** An input for what is no language, such as an address: nothing is completed, corrected or capitalized. */
export function VerbatimInput(props: ComponentProps<typeof Input>) {
  return <Input autoCapitalize="none" autoComplete="off" spellCheck={false} {...props} />
}
