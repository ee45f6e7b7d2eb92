import { useSearchParams } from 'wouter'
import { PageHeader } from '../ui/page-header.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { DeliveryTab } from './delivery-tab.tsx'
import { SenderTab } from './sender-tab.tsx'
import { SuppressionsTab } from './suppressions-tab.tsx'

const tabs = [
  { value: 'delivery', label: 'Delivery', content: <DeliveryTab /> },
  { value: 'sender', label: 'Sender', content: <SenderTab /> },
  { value: 'do-not-ask', label: 'Do not ask', content: <SuppressionsTab /> },
] as const

/** How emails leave, as whom customers see them, and who gets no more requests. */
export function EmailPage() {
  const [parameters, setParameters] = useSearchParams()
  const shown = tabs.find(({ value }) => value === parameters.get('tab'))?.value ?? 'delivery'
  return (
    <>
      <PageHeader
        title="Email"
        description="See whether your emails go out, choose who they come from, and who gets no more requests."
      />
      <Tabs
        label="Email settings"
        tabs={tabs}
        value={shown}
        onChange={(tab) => setParameters(tab === 'delivery' ? {} : { tab })}
      />
    </>
  )
}
