import { useQuery } from '@tanstack/react-query'
import { ShowingTabs } from '../lib/showing-tabs.tsx'
import { buttonStyle } from '../ui/button/button-style.ts'
import { Loaded } from '../ui/loading/loaded.tsx'
import { LoadingLines } from '../ui/loading/loading-lines.tsx'
import { PageHeader } from '../ui/layout/page-header.tsx'
import { WallDomainCard } from './domain-card.tsx'
import { wallQuery } from './queries.ts'
import { WallSettings } from './wall-settings.tsx'

/** The hosted page of testimonials: whether it is there, where, and how it looks. */
export function WallPage() {
  const query = useQuery(wallQuery)
  const wall = query.data
  return (
    <>
      <PageHeader
        title="Wall of Love"
        description="A page with all your public testimonials, hosted here. Visitors can search and filter it."
        actions={
          wall?.isOn &&
          wall.url && (
            <a
              href={wall.url}
              target="_blank"
              rel="noreferrer"
              className={buttonStyle('secondary', 'medium')}
            >
              Open wall
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
          )
        }
      />
      <ShowingTabs />
      <Loaded query={query} loading={loading} failure="Your wall could not be loaded.">
        {(loaded) => (
          <div className="flex max-w-3xl flex-col gap-6">
            <WallSettings wall={loaded} />
            {loaded.url && <WallDomainCard wall={loaded} />}
          </div>
        )}
      </Loaded>
    </>
  )
}

const loading = (
  <LoadingLines
    label="Loading your wall"
    lines={['h-96 w-full', 'h-40 w-full']}
    className="flex max-w-3xl flex-col gap-6"
  />
)
