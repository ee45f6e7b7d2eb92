import { pagePath } from '../../lib/address/page-path.ts'
import { pageByAddress, pages } from '../features.ts'

const listed = pages.flatMap((page) => ('label' in page ? page.path : []))

/**
 * The address of the one entry of the sidebar that `location` belongs to: the page itself, or the nearest one above it.
 * Nothing for pages that the sidebar does not know.
 */
export function currentPage(location: string): string | undefined {
  const address = pagePath(location)
  const page = pageByAddress.get(address)?.path ?? address
  return listed
    .filter((href) => page === href || page.startsWith(`${href}/`))
    .toSorted((a, b) => b.length - a.length)[0]
}
