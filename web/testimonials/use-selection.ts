import type { Testimonial } from '#contract/testimonials.ts'
import { useMemo, useState } from 'react'

/** Whether it waits for a decision: private feedback never does. */
export function isDecidable({ status, isPrivate }: Testimonial): boolean {
  return status === 'pending' && !isPrivate
}

/** Which of the loaded rows are chosen. Rows that were decided or filtered away meanwhile are no longer. */
export function useSelection(rows: readonly Testimonial[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const selectable = useMemo(() => rows.filter(isDecidable), [rows])
  const selected = useMemo(() => selectable.filter(({ id }) => chosen.has(id)), [selectable, chosen])
  return {
    selectable,
    selected,
    isSelected: (id: string) => chosen.has(id),
    select: ({ id }: Testimonial, isSelected: boolean) =>
      setChosen((before) => {
        const after = new Set(before)
        if (isSelected) after.add(id)
        else after.delete(id)
        return after
      }),
    selectAll: () => setChosen(new Set(selectable.map(({ id }) => id))),
    clear: () => setChosen(new Set()),
  }
}
