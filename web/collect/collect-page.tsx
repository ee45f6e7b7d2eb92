import type { ComponentType } from 'react'
import { useSearchParams } from 'wouter'
import { PageHeader } from '../ui/page-header.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { LinksTab } from './links-tab.tsx'
import { ViewAllTab } from './view-all-tab.tsx'

/** The ways to gather testimonials, one a tab. The app brings in the two that belong to other features. */
export function CollectPage({ Generator, Crm }: { Generator: ComponentType; Crm: ComponentType }) {
  const [parameters, setParameters] = useSearchParams()
  const tabs = [
    // What was filled in stays while one looks at another tab.
    { value: 'manual', label: 'AI Generation', content: <Generator />, isKept: true },
    { value: 'links', label: 'Sharing Links', content: <LinksTab /> },
    { value: 'crm', label: 'CRM Automation', content: <Crm /> },
    { value: 'view', label: 'View All', content: <ViewAllTab /> },
  ]
  const shown = tabs.find(({ value }) => value === parameters.get('tab'))?.value ?? 'manual'
  return (
    <>
      <PageHeader
        title="Collect Testimonials"
        description="Three powerful ways to gather customer feedback"
      />
      <Tabs
        label="Ways to collect"
        tabs={tabs}
        value={shown}
        onChange={(tab) => setParameters(tab === 'manual' ? {} : { tab })}
      />
    </>
  )
}
