import { navigation } from './navigation.ts'

/** Second addresses of pages that the sidebar lists under another. */
const sameAs: Readonly<Record<string, string>> = {
  '/ai-testimonial-generator': '/testimonial-generator',
  '/email-campaigns': '/campaigns',
  '/testimonial-templates': '/template-designer',
  '/crm-setup': '/crm-integrations',
  '/business-context': '/business-setup',
}

const listed = navigation.flatMap(({ items }) =>
  items.flatMap(({ href, pages = [] }) => [href, ...pages.map((page) => page.href)]),
)

/**
 * The address of the one entry of the sidebar that `location` belongs to: the page itself, or the nearest one above it.
 * Nothing for pages that the sidebar does not know.
 */
export function currentPage(location: string): string | undefined {
  const path = location.toLowerCase().replace(/(?<=.)\/+$/, '')
  const page = sameAs[path] ?? path
  return listed
    .filter((href) => page === href || page.startsWith(`${href}/`))
    .toSorted((a, b) => b.length - a.length)[0]
}
