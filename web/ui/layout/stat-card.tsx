import { clsx } from 'clsx'
import { TrendingDown, TrendingUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { Card } from './card.tsx'
import { Skeleton } from '../loading/skeleton.tsx'

/** One number with its name, and how it moved when there is something to compare with. */
export function StatCard({
  label,
  value,
  change,
  changeLabel = 'from last month',
  changeTone = 'signed',
  notes = [],
  icon,
  isPending = false,
}: {
  label: string
  value: ReactNode
  /** As printed, such as "+12%" or "-0.3"; its sign decides the arrow. */
  change?: string | undefined
  changeLabel?: string
  /** `signed`: up is good and down is not. `neutral` where that would be a judgment, as with what is pending. */
  changeTone?: 'signed' | 'neutral'
  /** What the number is of, a line each. */
  notes?: readonly string[] | undefined
  icon?: ReactNode
  isPending?: boolean
}) {
  return (
    <Card className="flex flex-col gap-1 max-sm:p-4" aria-busy={isPending}>
      <div className="flex items-center justify-between gap-2 text-sm font-medium text-soft [&_svg]:size-4 [&_svg]:text-faint">
        {label}
        {icon}
      </div>
      {isPending ? (
        <Skeleton className="my-1.5 h-7 w-20" />
      ) : (
        <div>
          <p className="text-page font-semibold tracking-tight tabular-nums">{value}</p>
          {change && <Change text={change} label={changeLabel} tone={changeTone} />}
          {notes.map((note) => (
            <p key={note} className="mt-0.5 text-sm break-words text-faint">
              {note}
            </p>
          ))}
        </div>
      )}
    </Card>
  )
}

function Change({ text, label, tone }: { text: string; label: string; tone: 'signed' | 'neutral' }) {
  const isUp = text.startsWith('+')
  const isDown = /^[-−]/.test(text)
  const Arrow = isDown ? TrendingDown : TrendingUp
  return (
    <p className="mt-0.5 flex flex-wrap items-center gap-x-1 text-sm text-faint">
      <span
        className={clsx(
          'inline-flex items-center gap-1 font-semibold tabular-nums',
          tone === 'neutral' && 'text-soft',
          tone === 'signed' && isDown && 'text-danger-text',
          tone === 'signed' && isUp && 'text-success-text',
        )}
      >
        {(isUp || isDown) && <Arrow aria-hidden="true" className="size-3.5 max-sm:hidden" />}
        {text}
      </span>{' '}
      {label}
    </p>
  )
}
