import type { OfSource } from '#contract/testimonials/trends.ts'
import type { ComponentProps } from 'react'
import { ChartTable } from '../ui/chart/chart-table.tsx'

/** What a chart by source shows, for screen readers. */
export function SourcesTable({
  sources,
  ...table
}: Pick<ComponentProps<typeof ChartTable>, 'caption' | 'head' | 'rows'> & { sources: readonly OfSource[] }) {
  return (
    <ChartTable {...table} series={sources.map(({ kind, name }) => ({ key: `${kind} ${name}`, name }))} />
  )
}
