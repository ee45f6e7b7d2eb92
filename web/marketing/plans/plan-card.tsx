import type { Plan } from '#contract/billing/plans.ts'
import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '../../ui/text/badge.tsx'
import { Island } from '../shell/island.tsx'

/** One plan, with the button of its page. */
export function PlanCard({
  plan,
  level: Heading = 'h3',
  children,
}: {
  plan: Plan
  level?: 'h2' | 'h3'
  children: ReactNode
}) {
  return (
    <article
      className={clsx(
        'flex grow flex-col rounded-lg border p-6 sm:p-7',
        plan.isPopular ? 'border-accent bg-raised shadow-mid' : 'border-line bg-surface shadow-low',
      )}
    >
      <div className="flex min-h-7 items-center justify-between gap-3">
        <Heading className="text-lg font-semibold">{plan.name}</Heading>
        {plan.isPopular && <Badge tone="success">Most popular</Badge>}
      </div>
      <p className="mt-1 text-soft">{plan.description}</p>
      <PlanPrice plan={plan} />
      <p className="mt-3 font-semibold">{plan.allowance}</p>
      <ul className="mt-5 mb-7 flex flex-col gap-2 border-t border-line pt-5 text-soft">
        {plan.features.map((feature) => (
          <li key={feature} className="flex items-start gap-2.5">
            <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-accent-text" />
            {feature}
          </li>
        ))}
      </ul>
      <div className="mt-auto flex flex-col">{children}</div>
    </article>
  )
}

function PlanPrice({ plan: { price, period } }: { plan: Plan }) {
  return (
    <div className="mt-6 flex items-baseline gap-1.5">
      <Island
        name="price"
        props={{ cents: price }}
        className="font-serif text-[3.25rem] leading-none font-[460] tracking-[-0.035em]"
      />{' '}
      <span className="text-soft">per {period}</span>
    </div>
  )
}
