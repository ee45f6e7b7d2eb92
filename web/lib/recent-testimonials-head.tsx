import { TitledListHead } from '../ui/layout/titled-list-head.tsx'

/** The heading over the newest testimonials, with the way to all of them. `id` is the heading's. */
export function RecentTestimonialsHead(heading: { id: string; className: string }) {
  return (
    <TitledListHead
      {...heading}
      title="Recent Testimonials"
      all={{ label: 'View All', href: '/collect?tab=view' }}
    />
  )
}
