import type { ComponentProps } from 'react'
import { Button } from './button.tsx'

interface CallButtonProps extends Omit<ComponentProps<typeof Button>, 'isPending' | 'onClick'> {
  /** A call that needs nothing said. */
  by: { readonly isPending: boolean; readonly mutate: () => void }
}

/** A button that makes a call, and waits for it. */
export function CallButton({ by, ...button }: CallButtonProps) {
  return <Button {...button} isPending={by.isPending} onClick={() => by.mutate()} />
}
