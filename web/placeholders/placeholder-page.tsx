import { useLocation } from 'wouter'
import type { AppPage } from '../lib/feature.ts'
import { pagePath } from '../lib/address/page-path.ts'
import { LinkButton } from '../ui/button/link-button.tsx'
import { NothingHere } from '../ui/message/not-found.tsx'
import { copy } from './copy.ts'
import { placeholders } from './feature.ts'

/** Says where the work of this address is done, and leads there. */
export function PlaceholderPage() {
  const [location] = useLocation()
  const page = placeholders.pages.find((one) => isAt(one, pagePath(location)))
  const found = page && copy[page.path]
  if (!found || !('label' in page)) return null
  return (
    <NothingHere title={page.label} sentence={found.meanwhile}>
      {found.ways.map(({ label, href }) => (
        <LinkButton key={href} href={href} variant="secondary">
          {label}
        </LinkButton>
      ))}
    </NothingHere>
  )
}

function isAt({ path, aliases }: AppPage, address: string): boolean {
  return path === address || Boolean(aliases?.includes(address))
}
