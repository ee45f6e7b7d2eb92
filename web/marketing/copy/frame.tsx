import type { ReactNode } from 'react'

/** A page of text with room beside it for its contents. */
export function Frame({ head, side, children }: { head: ReactNode; side: ReactNode; children: ReactNode }) {
  return (
    <div className="mx-auto w-full max-w-6xl px-4 pt-12 pb-20 sm:px-8 sm:pt-16 lg:pb-28">
      {head}
      <div className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-10 lg:mt-14 lg:grid-cols-[14rem_minmax(0,1fr)]">
        {side}
        {children}
      </div>
    </div>
  )
}
