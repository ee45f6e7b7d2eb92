import type { Usage } from '#contract/billing/usage.ts'
import type { WorkspaceContext } from '../../context.ts'
import { Problem } from '../../http/problem.ts'
import { startOfNextMonth } from '../../kit/time.ts'

const asDay = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' })

/** What was reached, and what the person who is refused can do about it. */
export function limitReached(
  { user, now }: Pick<WorkspaceContext, 'user' | 'now'>,
  { used, limit, period }: Usage,
): Problem {
  const room = Math.max(0, (limit ?? 0) - used)
  const isMonthly = period === 'month'
  const most = isMonthly
    ? `Your plan includes ${limit} approved testimonials a month.`
    : `Without a plan, you can approve ${limit} testimonials in total.`
  const choose = isMonthly ? 'choose a bigger plan' : 'choose a plan'
  const who = user.isWorkspaceOwner ? choose : `ask an owner to ${choose}`
  const ways = [
    ...(room > 0 ? [`select ${room} or fewer`] : []),
    ...(isMonthly && room === 0 ? [`wait until ${asDay.format(startOfNextMonth(now()))}`] : []),
    who,
  ]
  return new Problem('plan-limit-reached', `${most} ${startUpper(ways.join(', or '))}.`)
}

function startUpper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
