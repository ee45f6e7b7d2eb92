import type { SharingLink } from '#contract/collection/sharing.ts'
import { ArrowUpRight, CalendarClock, Unlink, QrCode as QrIcon } from 'lucide-react'
import { Badge } from '../../ui/text/badge.tsx'
import { buttonStyle } from '../../ui/button/button-style.ts'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { DayInSentence } from '../../ui/text/day-in-sentence.tsx'
import { RelativeDate } from '../../ui/text/relative-date.tsx'
import { CopyLink } from './copy-link.tsx'
import { lastDayOf } from './last-day.ts'

interface LinkRowProps {
  link: SharingLink
  onQr: (link: SharingLink) => void
  onLastDay: (link: SharingLink) => void
  onClose: (link: SharingLink) => void
}

/** One link: what it is for, what came of it, and what can be done with it. */
export function LinkRow({ link, onQr, onLastDay, onClose }: LinkRowProps) {
  const { description, customerEmail, opens, createdAt } = link
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2.5 border-t border-line px-5 py-3.5 first:border-0">
      <div className="min-w-0 grow basis-60">
        <h3 className="truncate text-base font-semibold">{description}</h3>
        <p className="truncate text-sm text-faint">
          {opens === 'questionnaire' && 'Questionnaire · '}
          {customerEmail ? `For ${customerEmail}` : 'For anyone'} · <RelativeDate date={createdAt} />
          <LastDay link={link} />
        </p>
      </div>
      <Uses link={link} />
      <div className="flex items-center gap-1">
        <CopyLink link={link.link} size="small" />
        <a
          href={link.link}
          target="_blank"
          rel="noopener"
          aria-label={`Open ${description} in new tab`}
          className={buttonStyle('ghost', 'small', 'px-2 pointer-coarse:min-w-11')}
        >
          <ArrowUpRight aria-hidden="true" />
        </a>
        <IconButton
          size="small"
          label={`QR code for ${description}`}
          icon={<QrIcon />}
          onClick={() => onQr(link)}
        />
        <IconButton
          size="small"
          label={`Last day of ${description}`}
          icon={<CalendarClock />}
          onClick={() => onLastDay(link)}
        />
        <IconButton
          size="small"
          tone="danger"
          label={`Turn off ${description}`}
          icon={<Unlink />}
          onClick={() => onClose(link)}
        />
      </div>
    </li>
  )
}

function LastDay({ link }: { link: SharingLink }) {
  const last = lastDayOf(link)
  if (!last) return null
  return last.isOver ? (
    <>
      {' '}
      · <Badge tone="warning">Expired {last.day}</Badge>
    </>
  ) : (
    ` · until ${last.day}`
  )
}

function Uses({ link: { received, lastUsedAt } }: { link: SharingLink }) {
  return (
    <p className="basis-40 text-sm text-soft max-sm:basis-full">
      <span className="font-semibold text-ink tabular-nums">
        {received === 1 ? '1 testimonial' : `${received.toLocaleString()} testimonials`}
      </span>
      <span className="sm:hidden"> · </span>
      <span className="sm:block sm:first-letter:uppercase">
        {lastUsedAt ? (
          <>
            latest: <DayInSentence date={lastUsedAt} />
          </>
        ) : (
          'not used yet'
        )}
      </span>
    </p>
  )
}
