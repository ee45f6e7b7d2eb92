import type { ReactNode } from 'react'

const looks = {
  below: { line: 'min-w-0', term: 'text-faint', fact: 'break-words text-ink' },
  beside: {
    line: 'grid gap-x-6 gap-y-0.5 py-3.5 sm:grid-cols-[9.5rem_1fr]',
    term: 'text-sm text-faint sm:pt-px sm:text-base',
    fact: 'min-w-0 font-medium',
  },
  apart: {
    line: 'flex items-baseline justify-between gap-4 py-2',
    term: 'text-base text-soft',
    fact: 'text-base font-semibold tabular-nums',
  },
  above: {
    line: 'flex min-w-0 flex-col-reverse',
    term: 'text-sm text-faint',
    fact: 'text-title font-semibold tracking-tight tabular-nums',
  },
} as const

interface FactProps {
  term: string
  /** Where the fact stands, seen from what it is called. */
  look?: keyof typeof looks
  children: ReactNode
}

/** One line of a list of facts (`dl`): what it is called, and what it is. */
export function Fact({ term, look = 'below', children }: FactProps) {
  const { line, ...styles } = looks[look]
  return (
    <div className={line}>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.fact}>{children}</dd>
    </div>
  )
}
