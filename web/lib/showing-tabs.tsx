import { PageTabs } from '../ui/layout/page-tabs.tsx'

const pages = [
  { href: '/embed-code', label: 'Embed code' },
  { href: '/template-designer', label: 'Designer', aliases: ['/testimonial-templates'] },
  { href: '/wall-of-love', label: 'Wall of Love' },
]

/** The ways to show testimonials: one subject on three pages. */
export function ShowingTabs() {
  return <PageTabs label="Ways to show testimonials" pages={pages} />
}
