import type { ReactNode } from 'react'

export function InlineCode({ children }: { children: ReactNode }) {
  return (
    <code className="rounded-[5px] bg-sunken px-1 py-px font-mono text-[0.86em] break-words text-ink">
      {children}
    </code>
  )
}
