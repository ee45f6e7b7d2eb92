import type { EmailTrouble } from '#contract/emails/email-trouble.ts'
import type { Notifications } from '#contract/overview/overview.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { useEffect } from 'react'
import { Link } from 'wouter'
import { useInstance } from '../lib/call/use-instance.ts'
import { activityHref, activitySentence } from '../lib/copy/activity-copy.ts'
import { emailTroubleCopy } from '../lib/copy/email-trouble.ts'
import { useRestriction } from '../ui/form/restricted.tsx'
import { LoadFailure } from '../ui/message/load-failure.tsx'
import { LoadingLines } from '../ui/loading/loading-lines.tsx'
import { RelativeDate } from '../ui/text/relative-date.tsx'
import { TextLink } from '../ui/text/text-link.tsx'
import { useSeeNotifications } from './queries.ts'

/** What the bell holds. While it is open, what is in it counts as seen; to support, nothing does. */
export function BellList({ news, onLeave }: { news: UseQueryResult<Notifications>; onLeave: () => void }) {
  const { data } = news
  const { mutate: see } = useSeeNotifications()
  const newest = data?.items[0]?.at
  const isVisitor = useRestriction() !== undefined
  const hasNew = Boolean(data?.unread) && !isVisitor
  useEffect(() => {
    if (hasNew && newest) see(newest)
  }, [hasNew, newest, see])
  return (
    <>
      <BellHeader onLeave={onLeave} />
      {data && <EmailTroubleItem trouble={data.email} onLeave={onLeave} />}
      {news.isError && !data && (
        <div className="p-3">
          <LoadFailure
            failure={news.error}
            otherwise="Couldn't load the notifications."
            onRetry={() => void news.refetch()}
          />
        </div>
      )}
      {news.isPending && (
        <LoadingLines
          label="Loading notifications"
          lines={['h-4 w-3/4', 'h-4 w-2/3', 'h-4 w-4/5']}
          className="flex flex-col gap-3 p-4"
        />
      )}
      {data?.items.length === 0 && (
        <p className="px-4 py-8 text-center text-base text-soft">
          No notifications yet. They appear when customers send, edit or withdraw a testimonial.
        </p>
      )}
      {data && data.items.length > 0 && (
        <ul className="min-h-0 overflow-y-auto p-1.5">
          {data.items.map((item) => (
            <li key={item.id}>
              <Item item={item} onLeave={onLeave} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function BellHeader({ onLeave }: { onLeave: () => void }) {
  return (
    <header className="flex items-baseline justify-between gap-4 border-b border-line px-4 py-3">
      <h2 className="text-base font-semibold">Notifications</h2>
      <span className="text-sm">
        <TextLink href="/settings?tab=notifications" onClick={onLeave}>
          Settings
        </TextLink>
      </span>
    </header>
  )
}

/** Stays at the top for as long as it holds. */
function EmailTroubleItem({ trouble, onLeave }: { trouble: EmailTrouble; onLeave: () => void }) {
  const copy = emailTroubleCopy(trouble)
  if (!copy) return null
  return (
    <Link
      href="/settings/email"
      onClick={onLeave}
      className="flex items-start gap-3 border-b border-line px-4 py-3 transition-colors hover:bg-hover focus-visible:-outline-offset-2"
    >
      <TriangleAlert aria-hidden="true" className="mt-1 size-4 shrink-0 text-warning-text" />
      <span className="min-w-0 grow">
        <span className="block text-base">{copy.title}</span>
        <span className="block text-sm text-faint">{copy.text}</span>
      </span>
    </Link>
  )
}

function Item({ item, onLeave }: { item: Notifications['items'][number]; onLeave: () => void }) {
  const { isMailConfigured } = useInstance()
  return (
    <Link
      href={activityHref(item)}
      onClick={onLeave}
      className="flex items-start gap-3 rounded-md px-2.5 py-2.5 transition-colors hover:bg-hover focus-visible:-outline-offset-2"
    >
      <span
        aria-hidden="true"
        className={item.isNew ? 'mt-2 size-1.5 shrink-0 rounded-full bg-accent' : 'mt-2 size-1.5 shrink-0'}
      />
      <span className="min-w-0 grow">
        <span className="block text-base break-words">
          {item.isNew && <span className="sr-only">New: </span>}
          {activitySentence(item, isMailConfigured)}
        </span>
        <span className="block text-sm text-faint">
          <RelativeDate date={item.at} />
          {item.rating !== null && ` · ${item.rating} of 5 stars`}
          {item.isWaiting && !item.isPrivate && item.kind !== 'withdrawn' && ' · Needs approval'}
        </span>
      </span>
    </Link>
  )
}
