import type { MailAllowance } from '#contract/emails/mail-allowance.ts'

const moment = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })
const number = new Intl.NumberFormat()

/** How many emails are left, and when there are more. Nothing where they are not limited. */
export function MailAllowanceNote({ allowance }: { allowance: MailAllowance | undefined }) {
  if (!allowance || allowance.limit === null || allowance.left === null) return null
  const { limit, left, growsAt, growsTo, resetsAt } = allowance
  const when = growsAt ?? resetsAt
  const then = growsTo === null ? 'Resets' : `Grows to ${number.format(growsTo)}`
  return (
    <p className="text-sm text-soft">
      {number.format(left)} of {number.format(limit)} emails left.
      {when !== null && ` ${then} on ${moment.format(new Date(when))}.`}
    </p>
  )
}
