import { clsx } from 'clsx'
import { Building2, Check, TriangleAlert } from 'lucide-react'
import type { Trust } from './origin-copy.ts'

const looks = {
  customer: { Icon: Check, tone: 'bg-success-wash text-success-text' },
  business: { Icon: Building2, tone: 'bg-hover text-soft' },
  team: { Icon: TriangleAlert, tone: 'bg-warning-wash text-warning-text' },
}

/** Repeats in a glance what the title beside it says. */
export function Seal({ trust }: { trust: Trust }) {
  const { Icon, tone } = looks[trust]
  return (
    <span
      className={clsx(
        'mt-0.5 flex size-11 shrink-0 items-center justify-center rounded-full sm:size-12',
        tone,
      )}
    >
      <Icon className="size-5.5" strokeWidth={2.25} aria-hidden="true" />
    </span>
  )
}
