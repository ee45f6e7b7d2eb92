import type { CustomerRequest } from '#contract/customers/customers.ts'
import { useQuery } from '@tanstack/react-query'
import { campaignSettingsQuery } from '../campaigns/queries.ts'
import { Banner } from '../ui/message/banner.tsx'
import { DayInSentence } from '../ui/text/day-in-sentence.tsx'

const dayMs = 86_400_000

/** Before somebody is asked sooner than the sending rules would. It is a hint: the person decides. */
export function CooldownNote({ last }: { last: CustomerRequest | undefined }) {
  const { data } = useQuery({ ...campaignSettingsQuery, enabled: last !== undefined })
  if (!last || !data) return null
  const { cooldownDays } = data
  if (!isWithinDays(last.sentAt, cooldownDays)) return null
  return (
    <Banner tone="warning" title="Asked recently">
      This customer was last asked <DayInSentence date={last.sentAt} />. Your sending rules leave{' '}
      {cooldownDays === 1 ? '1 day' : `${cooldownDays} days`} between requests.
    </Banner>
  )
}

const isWithinDays = (date: string, days: number, now = Date.now()) =>
  now - new Date(date).getTime() < days * dayMs
