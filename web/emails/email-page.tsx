import { AddressTabs } from '../lib/address/address-tabs.tsx'
import { PageHeader } from '../ui/layout/page-header.tsx'
import { DeliveryTab } from './delivery-tab.tsx'
import { SenderTab } from './sender-tab.tsx'
import { SuppressionsTab } from './suppressions-tab.tsx'

const tabs = [
  { value: 'delivery', label: 'Delivery', content: <DeliveryTab /> },
  { value: 'sender', label: 'Sender', content: <SenderTab />, staysMounted: true },
  { value: 'do-not-ask', label: 'Do not ask', content: <SuppressionsTab /> },
] as const

/** How emails leave, as whom customers see them, and who gets no more requests. */
export function EmailPage() {
  return (
    <>
      <PageHeader
        title="Email"
        description="Check that your emails go out, choose who they come from, and see who gets no more requests."
      />
      <AddressTabs label="Email settings" tabs={tabs} usual="delivery" />
    </>
  )
}
