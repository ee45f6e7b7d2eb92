import { brand } from '#contract/brand.ts'
import type { Notifications } from '#contract/overview/overview.ts'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { useInstance } from '../lib/call/use-instance.ts'
import { activityHref, activitySentence } from '../lib/copy/activity-copy.ts'

/** The newest that was there when the page was opened, or was shown since. One page may hold two bells. */
const shownUntil = new WeakMap<QueryClient, string>()

/** Lets the browser say what is new, where the user asked for it here and allowed it there, as long as a tab is open. */
export function useBrowserNotices(news: Notifications | undefined) {
  const [, navigate] = useLocation()
  const client = useQueryClient()
  const { isMailConfigured } = useInstance()
  useEffect(() => {
    if (!news) return
    const before = shownUntil.get(client)
    shownUntil.set(client, news.items[0]?.at ?? before ?? '')
    if (before === undefined || !news.browser || !isAllowed()) return
    for (const item of news.items.filter(({ at, isNew }) => isNew && at > before).toReversed()) {
      showNotice(activitySentence(item, isMailConfigured), item.id, () => navigate(activityHref(item)))
    }
  }, [news, navigate, client, isMailConfigured])
}

function isAllowed(): boolean {
  return 'Notification' in window && Notification.permission === 'granted'
}

function showNotice(body: string, tag: string, onOpen: () => void) {
  try {
    const notice = new Notification(brand.name, { body, tag, icon: '/favicon.svg' })
    notice.addEventListener('click', () => {
      window.focus()
      onOpen()
      notice.close()
    })
  } catch {
    // Chrome on Android knows notices from service workers only; the bell says the same.
  }
}
