import type { PlatformActivity } from '#contract/administration/platform.ts'
import { useQuery } from '@tanstack/react-query'
import {
  Building2,
  Inbox,
  LayoutTemplate,
  MessageSquareQuote,
  Trash2,
  TriangleAlert,
  UserPlus,
} from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { LoadedLines } from '../../ui/loading/loaded-lines.tsx'
import { RelativeDate } from '../../ui/text/relative-date.tsx'
import { TextLink } from '../../ui/text/text-link.tsx'
import { recentActivityQuery } from '../queries.ts'

type Kind = PlatformActivity['kind']

const icons: Readonly<Record<Kind, LucideIcon>> = {
  'workspace-created': Building2,
  'user-joined': UserPlus,
  'testimonials-received': MessageSquareQuote,
  'widget-created': LayoutTemplate,
  'deletion-requested': Trash2,
  'contact-message': Inbox,
  incident: TriangleAlert,
}

const sentences: Readonly<Record<Kind, (line: PlatformActivity) => string>> = {
  'workspace-created': ({ name }) => `${name} signed up`,
  'user-joined': ({ name }) => `${name || 'A new user'} joined a team`,
  'testimonials-received': ({ name, count }) =>
    `${name} received ${count === 1 ? 'a testimonial' : `${count.toLocaleString()} testimonials`}`,
  'widget-created': ({ name }) => `${name} created a widget`,
  'deletion-requested': ({ name }) => `${name} asked for their account to be deleted`,
  'contact-message': ({ name }) => `${name} sent a contact message`,
  incident: ({ name }) => `Incident reported: ${name}`,
}

/** What happened on the instance lately, newest first. */
export function RecentActivity() {
  const query = useQuery(recentActivityQuery)
  return (
    <LoadedLines query={query} what="activity" lines={['h-5', 'h-5', 'h-5']}>
      {(lines) =>
        lines.length === 0 ? (
          <p className="text-base text-soft">No activity yet.</p>
        ) : (
          <ol aria-label="Recent activity" className="flex flex-col">
            {lines.map((line) => (
              <Line key={line.id} line={line} />
            ))}
          </ol>
        )
      }
    </LoadedLines>
  )
}

function Line({ line }: { line: PlatformActivity }) {
  const Icon = icons[line.kind]
  const href = hrefOf(line)
  const sentence = sentences[line.kind](line)
  return (
    <li className="flex items-baseline gap-3 py-2">
      <Icon aria-hidden="true" className="size-4 shrink-0 translate-y-0.5 text-faint" />
      <span dir="auto" className="min-w-0 grow text-base wrap-anywhere">
        {href ? <TextLink href={href}>{sentence}</TextLink> : sentence}
      </span>
      <span className="shrink-0 text-sm text-faint">
        <RelativeDate date={line.at} />
      </span>
    </li>
  )
}

function hrefOf({ kind, workspaceId }: PlatformActivity): string | undefined {
  if (workspaceId) return `/admin/workspaces?workspace=${workspaceId}`
  if (kind === 'contact-message') return '/admin/messages'
  return kind === 'incident' ? '/admin/incidents' : undefined
}
