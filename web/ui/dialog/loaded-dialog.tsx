import type { ComponentProps } from 'react'
import { DetailsWait } from './details-wait.tsx'
import { Dialog } from './dialog.tsx'

type LoadedDialogProps = Omit<ComponentProps<typeof Dialog>, 'size'> & {
  wait: ComponentProps<typeof DetailsWait>
}

/** A large dialog about one thing, which is still being loaded when it opens. */
export function LoadedDialog({ wait, children, ...dialog }: LoadedDialogProps) {
  return (
    <Dialog {...dialog} size="large">
      <DetailsWait {...wait} />
      {children}
    </Dialog>
  )
}
