import { Tooltip as Radix } from 'radix-ui'
import type { ReactElement } from 'react'

/** Explains `children` after 700 ms of resting on it, or at once with the keyboard. Needs `TooltipProvider` above. */
export function Tooltip({ label, children }: { label: string; children: ReactElement }) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Content
        sideOffset={6}
        collisionPadding={8}
        className="z-50 max-w-64 animate-fade rounded-sm bg-ink px-2 py-1 text-xs font-medium text-paper shadow-mid"
      >
        {label}
      </Radix.Content>
    </Radix.Root>
  )
}
