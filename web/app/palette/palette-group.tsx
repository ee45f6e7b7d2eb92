import { Command } from 'cmdk'
import type { ReactNode } from 'react'

/** Results of one kind, under their name. */
export function PaletteGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Command.Group
      heading={title}
      className="pb-1.5 **:[[cmdk-group-heading]]:px-2.5 **:[[cmdk-group-heading]]:pt-1.5 **:[[cmdk-group-heading]]:pb-1 **:[[cmdk-group-heading]]:text-xs **:[[cmdk-group-heading]]:font-semibold **:[[cmdk-group-heading]]:text-faint"
    >
      {children}
    </Command.Group>
  )
}
