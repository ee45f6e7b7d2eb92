import type { User } from '#contract/accounts/accounts.ts'
import type { Output } from '#contract/endpoint.ts'
import type { getSettings } from '#contract/settings/settings.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLocation, useSearch } from 'wouter'
import { userQuery } from '../accounts/queries.ts'
import { LoadFailure } from '../ui/message/load-failure.tsx'
import { PageHeader } from '../ui/layout/page-header.tsx'
import { Restricted } from '../ui/form/restricted.tsx'
import { Skeleton } from '../ui/loading/skeleton.tsx'
import { Tabs } from '../ui/layout/tabs.tsx'
import { AiTab } from './writing/ai-tab.tsx'
import { AppearanceTab } from './look/appearance-tab.tsx'
import { NotificationsTab } from './notifications-tab.tsx'
import { ProfileTab } from './profile/profile-tab.tsx'
import { settingsQuery } from './queries.ts'
import { useSettingsDraft } from './use-draft.ts'
import { useLeaveWarning } from './use-leave-warning.ts'

const names = ['profile', 'notifications', 'ai', 'appearance', 'security'] as const

/** `security` is composed of several features' cards, which the app knows. */
export function SettingsPage({ security }: { security: ReactNode }) {
  const { data: user } = useQuery(userQuery)
  const settings = useQuery(settingsQuery)
  return (
    <>
      <PageHeader title="Settings" description="Your profile, notifications, AI and appearance." />
      {settings.isError && !settings.data ? (
        <LoadFailure
          failure={settings.error}
          otherwise="Couldn't load your settings."
          onRetry={() => void settings.refetch()}
        />
      ) : settings.data && user ? (
        <SettingsTabs user={user} settings={settings.data} security={security} />
      ) : (
        <output aria-label="Loading settings" className="flex max-w-3xl flex-col gap-5">
          <Skeleton className="h-9 w-full max-w-lg" />
          <Skeleton className="h-72 w-full" />
        </output>
      )}
    </>
  )
}

function SettingsTabs({
  user,
  settings,
  security,
}: {
  user: User
  settings: Output<typeof getSettings>
  security: ReactNode
}) {
  const [, navigate] = useLocation()
  const asked = new URLSearchParams(useSearch()).get('tab')?.toLowerCase()
  const shown = names.find((name) => name === asked) ?? 'profile'
  const { firstName, lastName, email } = user
  const profile = useSettingsDraft('profile', { firstName, lastName, email })
  const notifications = useSettingsDraft('notifications', settings.notifications)
  const ai = useSettingsDraft('ai', settings.ai)
  const appearance = useSettingsDraft('appearance', settings.appearance)
  useLeaveWarning([profile, notifications, ai, appearance].some(({ isChanged }) => isChanged))
  return (
    <Tabs
      label="Settings"
      value={shown}
      onChange={(tab) => navigate(`/settings?tab=${tab}`, { replace: true })}
      tabs={[
        settingsTab('profile', 'Profile', profile, <ProfileTab user={user} draft={profile} />),
        settingsTab(
          'notifications',
          'Notifications',
          notifications,
          <NotificationsTab draft={notifications} />,
        ),
        settingsTab('ai', 'AI Settings', ai, <AiTab draft={ai} />),
        settingsTab(
          'appearance',
          'Appearance',
          appearance,
          <AppearanceTab draft={appearance} saved={settings.appearance} />,
        ),
        { value: 'security', label: 'Security', content: security },
      ]}
    />
  )
}

function settingsTab<const Value extends string>(
  value: Value,
  name: string,
  { isChanged }: { isChanged: boolean },
  content: ReactNode,
) {
  return {
    value,
    label: <TabName name={name} isChanged={isChanged} />,
    content: <Restricted>{content}</Restricted>,
  }
}

function TabName({ name, isChanged }: { name: string; isChanged: boolean }) {
  if (!isChanged) return name
  return (
    <>
      {name}
      <span aria-hidden="true" className="size-1.5 rounded-full bg-accent" />
      <span className="sr-only">(unsaved)</span>
    </>
  )
}
