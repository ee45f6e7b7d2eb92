import type { Testimonial } from '#contract/testimonials/testimonials.ts'
import { useMemo, useState } from 'react'

/** Whether it waits for a decision: private feedback never does. */
export function isDecidable({ status, isPrivate }: Testimonial): boolean {
  return status === 'pending' && !isPrivate
}

/** Whether the site shows it, or would once nothing else keeps it back. */
export function canBeHidden({ status, isPrivate, hiddenAt }: Testimonial): boolean {
  return status === 'approved' && !isPrivate && hiddenAt === null
}

/**
 * Which of the loaded rows are chosen, or everything that matches `of`, loaded or not. Rows that were filtered away
 * meanwhile are chosen no longer.
 */
export function useSelection(rows: readonly Testimonial[], of: string) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [everythingOf, setEverythingOf] = useState<string>()
  const isEverything = everythingOf === of
  const selected = useMemo(
    () => (isEverything ? rows : rows.filter(({ id }) => chosen.has(id))),
    [rows, chosen, isEverything],
  )
  const clear = () => {
    setChosen(new Set())
    setEverythingOf(undefined)
  }
  return {
    rows,
    selected,
    isEverything,
    isSelected: (id: string) => isEverything || chosen.has(id),
    select: ({ id }: Testimonial, isSelected: boolean) => {
      const before = isEverything ? rows.map((row) => row.id) : chosen
      setEverythingOf(undefined)
      const after = new Set(before)
      if (isSelected) after.add(id)
      else after.delete(id)
      setChosen(after)
    },
    selectLoaded: () => setChosen(new Set(rows.map(({ id }) => id))),
    selectEverything: () => setEverythingOf(of),
    clear,
  }
}

export type Selection = ReturnType<typeof useSelection>
