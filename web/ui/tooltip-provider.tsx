import { Tooltip as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

const delayMs = 700

/** Sets the delay of every tooltip below it. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return <Radix.Provider delayDuration={delayMs}>{children}</Radix.Provider>
}
