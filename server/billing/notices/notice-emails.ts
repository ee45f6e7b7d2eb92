import { afterTheEnd, widgetGraceDays } from '#contract/billing/plan-copy.ts'
import { brand } from '#contract/brand.ts'
import { nameInEmail } from '#contract/plain-name.ts'
import { daysBefore } from '../../kit/time.ts'
import type { DueNotice } from './due-notice.ts'

export interface PlanReader {
  readonly email: string
  readonly business: string
  readonly isTrial: boolean
}

const asDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** Nothing for what the bell alone tells. */
export function noticeEmail(reader: PlanReader, notice: DueNotice, publicUrl: string) {
  const told = textOf(reader, notice)
  return (
    told && {
      to: reader.email,
      ...told,
      button: { label: 'Choose a plan', url: `${publicUrl}/pricing` },
      reason: `You get this email because you own ${nameInEmail(reader.business)} on ${brand.name}.`,
    }
  )
}

function textOf(
  { business: name, isTrial }: PlanReader,
  { kind, about, count }: DueNotice,
): { subject: string; paragraphs: string[] } | undefined {
  const business = nameInEmail(name)
  const day = asDay.format(about)
  if (kind === 'trial-ending') {
    return {
      subject: count === 0 ? 'Your trial ends today' : `Your trial ends in ${count} days`,
      paragraphs: [
        `The trial of ${business} ends on ${day}. You don't have to do anything, and nothing is charged.`,
        afterTheEnd,
      ],
    }
  }
  if (kind === 'trial-ended') {
    const ended = `The trial of ${business} ended on ${day}. Nothing was charged.`
    return { subject: 'Your trial has ended', paragraphs: [ended, afterTheEnd] }
  }
  if (kind === 'plan-ended') {
    const ended = `The plan of ${business} ended on ${day}. Nothing more is charged.`
    return { subject: 'Your plan has ended', paragraphs: [ended, afterTheEnd] }
  }
  if (kind !== 'widgets-ending') return undefined
  const end = asDay.format(daysBefore(about, widgetGraceDays))
  return {
    subject: `Your widgets turn off in ${count === 1 ? '1 day' : `${count} days`}`,
    paragraphs: [
      `The ${isTrial ? 'trial' : 'plan'} of ${business} ended on ${end}. On ${day}, your widgets turn off and leave no gap on your website.`,
      'Your testimonials stay here. As soon as you choose a plan, your widgets are back.',
    ],
  }
}
