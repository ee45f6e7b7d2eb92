import type { EmailTrouble } from '#contract/emails/email-trouble.ts'
import { exactTime } from '../text/dates.ts'

interface TroubleCopy {
  readonly title: string
  readonly text: string
}

export const outageCopy = (since: string): TroubleCopy => ({
  title: "The mail server isn't answering",
  text: `Emails have been waiting since ${exactTime(since)}. They're sent automatically when it's back.`,
})

const heldFor = {
  bounces: 'Too many requests bounced because the address doesn’t exist.',
  complaints: 'Too many customers marked a request as spam.',
}

export const heldCopy = (held: NonNullable<EmailTrouble['held']>): TroubleCopy => ({
  title: 'Requests are on hold',
  text: `${heldFor[held.for]} No requests have been sent since ${exactTime(held.since)}.`,
})

/** What keeps emails from leaving, in words; nothing while they leave. */
export function emailTroubleCopy({ outageSince, held }: EmailTrouble): TroubleCopy | undefined {
  if (outageSince !== null) return outageCopy(outageSince)
  return held ? heldCopy(held) : undefined
}
