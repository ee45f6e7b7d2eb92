import type { Testimonial } from '#contract/testimonials.ts'
import { useMemo, useState } from 'react'

/** Which of the loaded rows are chosen. Rows that were decided or filtered away meanwhile are no longer. */
export function useSelection(rows: readonly Testimonial[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const selectable = useMemo(() => rows.filter(({ status }) => status === 'pending'), [rows])
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
