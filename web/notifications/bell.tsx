import { mostUnread } from '#contract/overview/overview.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Bell as BellIcon } from 'lucide-react'
import { useState } from 'react'
import { userQuery } from '../accounts/queries.ts'
import { lazyPart } from '../lib/lazy-part.tsx'
import { IconButton } from '../ui/button/icon-button.tsx'
import { Popover } from '../ui/menu/popover.tsx'
import { notificationsQuery } from './queries.ts'
import { useBrowserNotices } from './use-browser-notices.ts'

const BellList = lazyPart(() => import('./bell-list.tsx').then((m) => m.BellList))

/** What happened since somebody last looked: a number, and behind it the list. Nothing without a workspace. */
export function Bell() {
  const { data: user } = useQuery(userQuery)
  return user?.formId ? <OwnersBell /> : null
}

function OwnersBell() {
  const [isOpen, setIsOpen] = useState(false)
  const known = useQueryClient().getQueryData(notificationsQuery.queryKey)
  const news = useQuery({
    ...notificationsQuery,
    // Whoever wants to hear from the browser is somewhere else when it matters.
    refetchIntervalInBackground: known?.browser ?? false,
  })
  useBrowserNotices(news.data)
  const unread = news.data?.unread ?? 0
  const shown = unread >= mostUnread ? `${mostUnread - 1}+` : String(unread)
  return (
    <Popover
      label="Notifications"
      isOpen={isOpen}
      onToggle={setIsOpen}
      trigger={
        <IconButton
          label={unread > 0 ? `Notifications, ${shown} new` : 'Notifications'}
          className="relative"
          icon={
            <>
              <BellIcon aria-hidden="true" />
              {unread > 0 && (
                <span
                  aria-hidden="true"
                  className="absolute -top-0.5 left-1/2 min-w-4.5 rounded-full bg-accent px-1 text-center text-[0.6875rem] leading-4.5 font-semibold text-accent-ink tabular-nums"
                >
                  {shown}
                </span>
              )}
            </>
          }
        />
      }
    >
      <BellList news={news} onLeave={() => setIsOpen(false)} />
    </Popover>
  )
}
