import { z } from 'zod/mini'
import type { Services } from '../context.ts'
import type { Limit, RateLimits } from '../http/limits/rate-limit.ts'
import { defineJob } from '../jobs/define-job.ts'

interface MailedLink {
  /** Of the job. */
  readonly name: string
  readonly limit: Limit
  /** What the link is for: `choose a new password`. */
  readonly purpose: string
  /** Mails it, where the address has an account. */
  readonly mail: (services: Services, email: string) => Promise<void>
}

/**
 * A link that anybody may ask for by email. The answer is the same, in the same time, whether or not the address is known:
 * the looking up is the job's. It is the same past the limit too, when nothing is mailed.
 */
export function defineMailedLink({ name, limit, purpose, mail }: MailedLink) {
  const job = defineJob({
    name,
    payload: z.object({ email: z.string() }),
    attempts: 5,
    timeoutSeconds: 30,
    run: (services, { email }) => mail(services, email),
  })
  async function request({ db, jobs }: Services, rates: RateLimits, email: string) {
    if (await rates.isWithin(limit, email)) await jobs.enqueue(db, job, { email })
    return { message: `If this email has an account, a link to ${purpose} is on its way.` }
  }
  return { job, request }
}
