import type { Activity, ActivityKind } from '#contract/overview/overview.ts'
import {
  Check,
  CreditCard,
  LogOut,
  Download,
  Lock,
  MessageSquareQuote,
  PencilLine,
  RotateCcw,
  Send,
  TriangleAlert,
  UserCheck,
  Users,
  X,
  LifeBuoy,
  type LucideIcon,
} from 'lucide-react'
import { Link } from 'wouter'
import { activityHref, activitySentence } from '../lib/copy/activity-copy.ts'
import { useInstance } from '../lib/call/use-instance.ts'
import { RelativeDate } from '../ui/text/relative-date.tsx'
import { LoadingLines } from '../ui/loading/loading-lines.tsx'
import { DashboardSection } from './section.tsx'

const icons: Record<ActivityKind, LucideIcon> = {
  submitted: MessageSquareQuote,
  created: PencilLine,
  edited: PencilLine,
  confirmed: UserCheck,
  'feedback-allowed': UserCheck,
  withdrawn: LogOut,
  approved: Check,
  rejected: X,
  'decision-undone': RotateCcw,
  imported: Download,
  'customers-imported': Users,
  'import-failed': TriangleAlert,
  requested: Send,
  'campaign-sent': Send,
  'campaign-completed': Check,
  published: Check,
  'limit-near': CreditCard,
  'trial-ending': CreditCard,
  'trial-ended': CreditCard,
  'plan-ended': CreditCard,
  'widgets-ending': CreditCard,
  'widgets-off': CreditCard,
  'support-visited': LifeBuoy,
}

/** What happened lately, newest first. */
export function ActivitySection({ activity }: { activity: readonly Activity[] | undefined }) {
  return (
    <DashboardSection title="Recent Activity">
      {!activity && <LoadingLines label="Loading activity" lines={['h-4 w-4/5', 'h-4 w-2/3', 'h-4 w-3/4']} />}
      {activity?.length === 0 && <p className="text-base text-soft">No activity yet.</p>}
      {activity && activity.length > 0 && (
        <ol className="-mx-2 flex flex-col">
          {activity.map((line) => (
            <li key={line.id}>
              <ActivityLine line={line} />
            </li>
          ))}
        </ol>
      )}
    </DashboardSection>
  )
}

function ActivityLine({ line }: { line: Activity }) {
  const { isMailConfigured } = useInstance()
  const Icon = line.kind === 'submitted' && line.isPrivate ? Lock : icons[line.kind]
  return (
    <Link
      href={activityHref(line)}
      className="flex items-baseline gap-3 rounded-md px-2 py-2 transition-colors hover:bg-hover pointer-coarse:py-2.5"
    >
      <Icon aria-hidden="true" className="size-4 shrink-0 translate-y-0.5 text-faint" />
      <span className="min-w-0 grow text-base break-words">{activitySentence(line, isMailConfigured)}</span>
      <span className="shrink-0 text-sm text-faint">
        <RelativeDate date={line.at} />
      </span>
    </Link>
  )
}
