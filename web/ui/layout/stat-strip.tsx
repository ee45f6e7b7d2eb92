import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Popover } from '../menu/popover.tsx'
import { Skeleton } from '../loading/skeleton.tsx'

/** Numbers in one low row above a list: `StatCell`s, side by side. */
export function StatStrip({ children }: { children: ReactNode }) {
  return (
    <section
      aria-label="Numbers"
      className="sideways flex divide-x divide-line rounded-lg border border-line bg-surface shadow-low sm:grid sm:grid-cols-4"
    >
      {children}
    </section>
  )
}

/** One number with its name, how it moved, and behind a button what it is of. */
export function StatCell({
  label,
  value,
  change,
  changeTone = 'signed',
  notes = [],
  isPending,
}: {
  label: string
  value: ReactNode
  /** As printed, such as "+12%" or "-0.3". */
  change?: string | undefined
  /** `signed`: up is good and down is not. `neutral` where that would be a judgment, as with what is pending. */
  changeTone?: 'signed' | 'neutral'
  /** A line each. */
  notes?: readonly string[] | undefined
  isPending: boolean
}) {
  return (
    <div aria-busy={isPending} className="grow px-2 py-0.5 sm:px-4 sm:py-1">
      <p className="text-xs whitespace-nowrap text-soft leading-4! max-sm:text-[0.6875rem]">{label}</p>
      {isPending ? (
        <Skeleton className="my-1 h-4 w-14" />
      ) : (
        <div className="flex h-6 items-baseline gap-x-1.5 whitespace-nowrap max-sm:gap-x-1">
          <p className="text-lg font-semibold tabular-nums max-sm:text-base">{value}</p>
          {change && <Change text={change} tone={changeTone} />}
          {notes.length > 0 && <Notes about={label} notes={notes} />}
        </div>
      )}
    </div>
  )
}

function Change({ text, tone }: { text: string; tone: 'signed' | 'neutral' }) {
  return (
    <p className="text-xs text-faint max-sm:text-[0.6875rem]">
      <span
        className={clsx(
          'font-semibold tabular-nums',
          tone === 'neutral' && 'text-soft',
          tone === 'signed' && /^[-−]/.test(text) && 'text-danger-text',
          tone === 'signed' && text.startsWith('+') && 'text-success-text',
        )}
      >
        {text}
      </span>
      <span className="max-lg:sr-only"> from last month</span>
    </p>
  )
}

function Notes({ about, notes }: { about: string; notes: readonly string[] }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Popover
      label={`${about} details`}
      isOpen={isOpen}
      onToggle={setIsOpen}
      align="end"
      trigger={
        <button
          type="button"
          aria-label={`${about} details`}
          className="relative grid size-5 shrink-0 place-items-center self-center rounded-sm text-faint transition-colors before:absolute before:-inset-1 hover:bg-hover hover:text-ink pointer-coarse:before:-inset-3"
        >
          <ChevronDown aria-hidden="true" className="size-3.5" />
        </button>
      }
    >
      <ul className="flex flex-col gap-1 p-4 text-sm text-soft">
        {notes.map((note) => (
          <li key={note} className="break-words">
            {note}
          </li>
        ))}
      </ul>
    </Popover>
  )
}
