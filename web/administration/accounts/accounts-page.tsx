import { AddressTabs } from '../../lib/address/address-tabs.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { AccountsTab } from './accounts-tab.tsx'
import { AnalyticsTab } from './analytics-tab.tsx'
import { SettingsTab } from './settings-tab.tsx'

/** The businesses on this instance, how it grows, and what holds for all of it. */
export function AccountsPage() {
  return (
    <>
      <PageHeader title="Business Accounts" description="The businesses on this instance and their owners." />
      <AddressTabs
        label="Business accounts"
        usual="accounts"
        tabs={[
          { value: 'accounts', label: 'Business Accounts', content: <AccountsTab /> },
          { value: 'analytics', label: 'Platform Analytics', content: <AnalyticsTab /> },
          { value: 'settings', label: 'Settings', content: <SettingsTab /> },
        ]}
      />
    </>
  )
}
