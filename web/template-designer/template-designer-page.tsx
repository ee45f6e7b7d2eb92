import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useSearchParams } from 'wouter'
import { ShowingTabs } from '../lib/showing-tabs.tsx'
import { LinkButton } from '../ui/button/link-button.tsx'
import { Loaded } from '../ui/loading/loaded.tsx'
import { LoadingLines } from '../ui/loading/loading-lines.tsx'
import { PageHeader } from '../ui/layout/page-header.tsx'
import { Designer } from './designer.tsx'
import { widgetsQuery } from './queries.ts'
import { WidgetList } from './widget-list.tsx'

/** The widgets of the workspace, and the designer for one of them; without any, the designer for the first. */
export function TemplateDesignerPage() {
  const query = useQuery(widgetsQuery)
  const [parameters] = useSearchParams()
  const wanted = parameters.get('widget')
  const hasWidgets = Boolean(query.data?.length)
  const isDesigning = wanted !== null || !hasWidgets
  return (
    <>
      <PageHeader
        title="Template Designer"
        description={
          isDesigning
            ? 'Make it yours, paste its code once. Changes go live within a minute.'
            : 'Your widgets. Changes reach every website that shows them within a minute.'
        }
        actions={
          hasWidgets &&
          (isDesigning ? (
            <LinkButton variant="secondary" href="/template-designer">
              All widgets
            </LinkButton>
          ) : (
            <LinkButton href="/template-designer?widget=new">
              <Plus aria-hidden="true" />
              New widget
            </LinkButton>
          ))
        }
      />
      <ShowingTabs />
      <Loaded
        query={query}
        loading={
          <LoadingLines
            label="Loading your widgets"
            lines={['h-96 w-full', 'h-96 w-full']}
            className="grid gap-6 xl:grid-cols-[22.5rem_minmax(0,1fr)]"
          />
        }
        failure="Your widgets could not be loaded."
      >
        {(widgets) => {
          if (!isDesigning) return <WidgetList widgets={widgets} />
          const widget = widgets.find(({ id }) => id === wanted)
          return <Designer key={widget?.id ?? 'new'} {...(widget && { widget })} />
        }}
      </Loaded>
    </>
  )
}
