import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { IconButton } from './icon-button.tsx'

/** The cross in the corner of a dialog. */
export function DialogClose() {
  return (
    <Radix.Close asChild>
      <IconButton label="Close" icon={<X />} size="small" className="-mr-2" />
    </Radix.Close>
  )
}
