import { useLocation } from 'wouter'
import { useInstance } from '../lib/use-instance.ts'
import { useTitle } from '../lib/use-title.ts'
import { LinkButton } from '../ui/link-button.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { laterPages } from './later-pages.ts'

/** A room that this version does not have: says so, and shows what does the same work today. */
export function LaterPage() {
  const [location] = useLocation()
  const { name } = useInstance()
  const page = laterPages[location.toLowerCase().replace(/(?<=.)\/+$/, '')]
  useTitle(page?.title ?? name)
  if (!page) return null
  return (
    <>
      <PageHeader title={page.title} description={`This version of ${name} does not have this page.`} />
      <div className="max-w-prose">
        <p className="text-base text-soft">{page.meanwhile}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          {page.ways.map(({ label, href }) => (
            <LinkButton key={href} href={href} variant="secondary">
              {label}
            </LinkButton>
          ))}
        </div>
      </div>
    </>
  )
}
