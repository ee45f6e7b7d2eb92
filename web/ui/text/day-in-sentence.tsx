import { exactTime, relativeDate } from '../../lib/text/dates.ts'

/** A date inside a sentence: 'today', and month names as the reader writes them. */
export function DayInSentence({ date }: { date: string }) {
  const day = relativeDate(date)
  return (
    <time dateTime={date} title={exactTime(date)}>
      {day === 'Today' ? 'today' : day}
    </time>
  )
}
