import { exactTime, relativeDate } from '../../lib/text/dates.ts'

/** A date as people say it, with the exact time when pointed at. */
export function RelativeDate({ date }: { date: string | null | undefined }) {
  if (!date) return <span>{relativeDate(date)}</span>
  return (
    <time dateTime={date} title={exactTime(date)}>
      {relativeDate(date)}
    </time>
  )
}
