import { clsx } from 'clsx'
import { Check, Minus } from 'lucide-react'
import { Spinner } from './spinner.tsx'

interface Step {
  readonly key: string
  readonly label: string
  readonly detail: string
  readonly state: 'reading' | 'read' | 'failed'
}

const said = { reading: 'in progress', read: 'done', failed: 'could not be read' }

/** Steps of something that takes a while, each as far as it is. */
export function StepList({ label, steps }: { label: string; steps: readonly Step[] }) {
  return (
    <ul aria-label={label} aria-live="polite" className="flex flex-col gap-1.5">
      {steps.map(({ key, label: name, detail, state }) => (
        <li key={key} className="flex min-w-0 items-center gap-2.5 text-base">
          <span
            aria-hidden="true"
            className="grid size-4 shrink-0 place-items-center text-faint [&_svg]:size-4"
          >
            {state === 'reading' && <Spinner />}
            {state === 'read' && <Check className="text-success-text" />}
            {state === 'failed' && <Minus />}
          </span>
          <span className={clsx('shrink-0', state === 'failed' && 'text-faint')}>{name}</span>
          <span className="min-w-0 truncate text-sm text-faint">{detail}</span>
          <span className="sr-only">{said[state]}</span>
        </li>
      ))}
    </ul>
  )
}
