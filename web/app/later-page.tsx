import { useLocation } from 'wouter'
import { useInstance } from '../lib/use-instance.ts'
import { useTitle } from '../lib/use-title.ts'
import { LinkButton } from '../ui/link-button.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { laterPages } from './later-pages.ts'

/** Says where the work of this address is done, and leads there. */
export function LaterPage() {
  const [location] = useLocation()
  const { name } = useInstance()
  const page = laterPages[location.toLowerCase().replace(/(?<=.)\/+$/, '')]
  useTitle(page?.title ?? name)
  if (!page) return null
  return (
    <>
      <PageHeader title={page.title} description={page.meanwhile} />
      <div className="flex flex-wrap gap-3">
        {page.ways.map(({ label, href }) => (
          <LinkButton key={href} href={href} variant="secondary">
            {label}
          </LinkButton>
        ))}
      </div>
    </>
  )
}
