import { clsx } from 'clsx'
import { TrendingDown, TrendingUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { Card } from './card.tsx'
import { Skeleton } from './skeleton.tsx'

/** One number with its name, and how it moved when there is something to compare with. */
export function StatCard({
  label,
  value,
  change,
  changeLabel = 'than last month',
  changeTone = 'signed',
  icon,
  isPending = false,
}: {
  label: string
  value: ReactNode
  /** As printed, such as "+12%" or "-0.3"; its sign decides the arrow. */
  change?: string | undefined
  changeLabel?: string
  /** `signed`: up is good and down is not. `neutral` where that would be a judgement, as with what is pending. */
  changeTone?: 'signed' | 'neutral'
  icon?: ReactNode
  isPending?: boolean
}) {
  return (
    <Card className="flex flex-col gap-1" aria-busy={isPending}>
      <div className="flex items-center justify-between gap-2 text-sm font-medium text-soft [&_svg]:size-4 [&_svg]:text-faint">
        {label}
        {icon}
      </div>
      {isPending ? (
        <Skeleton className="my-1.5 h-7 w-20" />
      ) : (
        <div className="flex min-h-10 items-baseline gap-2.5">
          <span className="text-page font-semibold tracking-tight tabular-nums">{value}</span>
          {change && <Change text={change} label={changeLabel} tone={changeTone} />}
        </div>
      )}
    </Card>
  )
}

function Change({ text, label, tone }: { text: string; label: string; tone: 'signed' | 'neutral' }) {
  const isDown = /^[-−]/.test(text)
  const Arrow = isDown ? TrendingDown : TrendingUp
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-1 text-sm font-semibold tabular-nums',
        tone === 'neutral' ? 'text-soft' : isDown ? 'text-danger-text' : 'text-success-text',
      )}
      title={`${text} ${label}`}
    >
      <Arrow aria-hidden="true" className="size-3.5" />
      {text}
      <span className="sr-only"> {label}</span>
    </span>
  )
}
