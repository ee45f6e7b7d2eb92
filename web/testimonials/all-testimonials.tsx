import type { TestimonialStats } from '#contract/testimonials/testimonial-stats.ts'
import type { ComponentProps } from 'react'
import { FilterChips } from '../ui/search/filter-chips.tsx'
import { fartherChips } from './filters/farther-filters.ts'
import { FilterBar } from './filters/filter-bar.tsx'
import { ListTools } from './filters/list-tools.tsx'
import { TestimonialList } from './list/testimonial-list.tsx'

/** Every testimonial, with what narrows and orders them. */
export function AllTestimonials({
  stats,
  onChange,
  ...list
}: Omit<ComponentProps<typeof TestimonialList>, 'noun' | 'tools'> & {
  stats: TestimonialStats | undefined
  onChange: (values: Readonly<Record<string, string>>) => void
}) {
  const { filters } = list
  return (
    <>
      <FilterBar filters={filters} stats={stats} onChange={onChange} />
      <FilterChips chips={fartherChips(filters)} onRemove={(name) => onChange({ [name]: '' })} />
      <TestimonialList {...list} tools={<ListTools filters={filters} onChange={onChange} />} />
    </>
  )
}
