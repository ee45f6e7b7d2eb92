import { type ComponentType, useState } from 'react'
import { AddressTabs } from '../lib/address/address-tabs.tsx'
import { useAddressQuery } from '../lib/address/use-address-query.ts'
import { PageHeader } from '../ui/layout/page-header.tsx'
import { SharingLinksTab } from './link/links-tab.tsx'

/** The ways to gather testimonials, one a tab. The app brings in those that belong to other features. */
export function CollectPage({
  Generator,
  Crm,
  ViewAll,
}: Record<'Generator' | 'Crm' | 'ViewAll', ComponentType>) {
  const asked = useAddressQuery().get('tab')
  // Loaded once it is asked for; from then on it stays, with what was filled in.
  const [hasGenerator, setHasGenerator] = useState(false)
  if (asked === 'manual' && !hasGenerator) setHasGenerator(true)
  const tabs = [
    { value: 'manual', label: 'AI Generation', content: hasGenerator && <Generator />, staysMounted: true },
    { value: 'links', label: 'Sharing Links', content: <SharingLinksTab /> },
    { value: 'crm', label: 'CRM Automation', content: <Crm /> },
    { value: 'view', label: 'View All', content: <ViewAll /> },
  ]
  return (
    <>
      <PageHeader
        title="Collect Testimonials"
        description="Three powerful ways to gather customer feedback"
      />
      <AddressTabs label="Ways to collect" tabs={tabs} usual="links" />
    </>
  )
}
