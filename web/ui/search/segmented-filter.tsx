import { clsx } from 'clsx'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { scrollToChosen } from './scroll-to-chosen.ts'

/** A short, exclusive choice that filters a list: radio buttons side by side. */
export function SegmentedFilter<Value extends string>({
  label,
  options,
  value,
  onChange,
}: {
  label: string
  options: ReadonlyArray<{ value: Value; label: ReactNode; count?: number | undefined }>
  value: Value
  onChange: (value: Value) => void
}) {
  const name = useId()
  const row = useRef<HTMLFieldSetElement>(null)
  // On a phone the row scrolls. Counts come later and make it wider: then the chosen one is looked for again.
  const shown = [value, ...options.map(({ count }) => count)].join()
  useEffect(() => {
    const chosen = row.current?.querySelector(`[data-shown="${CSS.escape(shown)}"] :checked`)
    scrollToChosen(row.current, chosen?.parentElement)
  }, [shown])
  return (
    <fieldset
      ref={row}
      className="sideways w-fit max-w-full min-w-0 rounded-md bg-hover p-0.75 inset-ring inset-ring-line"
    >
      <legend className="sr-only">{label}</legend>
      <div className="flex w-max" data-shown={shown}>
        {options.map((option) => (
          <label
            key={option.value}
            className="relative inline-flex h-7.5 items-center gap-1.5 rounded-sm px-2.5 text-sm font-medium text-soft transition-colors select-none has-checked:bg-chosen has-checked:text-ink has-checked:shadow-low has-focus-visible:outline-2 has-focus-visible:-outline-offset-1 has-focus-visible:outline-[var(--focus)] pointer-coarse:h-9.5"
          >
            <input
              type="radio"
              className="sr-only"
              name={name}
              checked={value === option.value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
            {option.count !== undefined && <Count count={option.count} />}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** Lights up when it changes: where something went that has just left the list. */
function Count({ count }: { count: number }) {
  const [first] = useState(count)
  return (
    <span
      key={count}
      className={clsx('rounded-sm text-xs text-soft tabular-nums', count !== first && 'animate-lit')}
    >
      {count.toLocaleString()}
    </span>
  )
}
