import type { Campaign } from '#contract/campaigns/campaigns.ts'

type Progress = Pick<Campaign, 'status'> & {
  nextSendAt?: string | null
  counts: Pick<Campaign['counts'], 'onTheirWay' | 'waiting' | 'toRemind'>
}

/** While emails leave, the figures move by the second; between reminders a look now and then is enough. */
const busyMs = 2000
export const calmMs = 30_000

/** How long until these campaigns are worth another look; `false` when nothing can have changed by itself. */
export function pollMs(campaigns: readonly Progress[]): number | false {
  const active = campaigns.filter(({ status }) => status === 'active')
  if (campaigns.some(({ counts }) => counts.onTheirWay > 0)) return busyMs
  if (active.some(({ nextSendAt }) => isSoon(nextSendAt))) return busyMs
  return active.some(({ counts }) => counts.waiting + counts.toRemind > 0) ? calmMs : false
}

const soonMs = 60_000
/** Due now or within a minute. */
export const isSoon = (at: string | null | undefined) =>
  Boolean(at) && new Date(at ?? '').getTime() <= Date.now() + soonMs
