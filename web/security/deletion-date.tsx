import { exactTime } from '../lib/text/dates.ts'

const asDay = new Intl.DateTimeFormat(undefined, { dateStyle: 'long' })

/** The day in words; to the minute when pointed at. */
export function DeletionDate({ date }: { date: string }) {
  return (
    <time dateTime={date} title={exactTime(date)}>
      {asDay.format(new Date(date))}
    </time>
  )
}
