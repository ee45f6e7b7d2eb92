import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Avatar } from '../../ui/avatar.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { StarShape } from '../../ui/star-shape.tsx'

/** What customers will see, growing step by step. A picture: nothing in it can be pressed. */
export function FormPreview({ businessName, step }: { businessName: string; step: number }) {
  const name = businessName.trim()
  return (
    <aside aria-label="Preview of your form" className="min-w-0 lg:sticky lg:top-8 lg:self-start">
      <p className="mb-3 text-sm font-medium text-faint">What your customers see</p>
      <div className="rounded-xl border border-line bg-surface p-6 shadow-mid sm:p-7">
        <div className="flex min-h-12 items-center gap-3">
          {name ? <Avatar name={name} size="large" /> : <Skeleton className="size-12 shrink-0" isRound />}
          <p dir="auto" className="min-w-0 truncate text-lg font-semibold">
            {name || <span className="text-faint">Your business</span>}
          </p>
        </div>
        <p className="mt-5 font-serif text-title font-medium tracking-tight wrap-anywhere">
          How was your experience with {name || 'your business'}?
        </p>
        <div aria-hidden="true" className="mt-3 flex gap-1 text-star">
          {[1, 2, 3, 4, 5].map((star) => (
            <StarShape key={star} className="size-7" />
          ))}
        </div>
        <Part isThere={step >= 1}>
          <Line>What did you like?</Line>
          <div className="h-20 rounded-md border border-control bg-paper" />
        </Part>
        <Part isThere={step >= 2}>
          <Line>Your name</Line>
          <div className="h-10 rounded-md border border-control bg-paper" />
          <div className="mt-4 grid h-11 w-32 place-items-center rounded-md bg-accent text-base font-semibold text-accent-ink">
            Continue
          </div>
        </Part>
      </div>
    </aside>
  )
}

function Part({ isThere, children }: { isThere: boolean; children: ReactNode }) {
  return (
    <div
      aria-hidden="true"
      className={clsx(
        'grid transition-[grid-template-rows,opacity] duration-300 motion-reduce:transition-none',
        isThere ? 'grid-rows-[1fr] opacity-100' : 'grid-rows-[0fr] opacity-0',
      )}
    >
      <div className="overflow-hidden">
        <div className="pt-5">{children}</div>
      </div>
    </div>
  )
}

function Line({ children }: { children: ReactNode }) {
  return <p className="mb-1.5 text-sm font-semibold">{children}</p>
}
