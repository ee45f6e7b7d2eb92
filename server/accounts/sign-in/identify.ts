import type { Services } from '../../context.ts'
import type { Identify } from '../../http/mount.ts'
import type { RateLimits } from '../../http/limits/rate-limit.ts'
import { readApiKey } from '../keys/key-holder.ts'
import { readSession } from './session.ts'

/** Who is calling, by a secret key where the endpoint takes one, else by the session's cookie. */
export function identifyBy(services: Services, rates: RateLimits): Identify {
  return async ({ acceptsKey }, request, reply) =>
    (acceptsKey && (await readApiKey(services, rates, acceptsKey, request, reply))) ||
    readSession(services, request, reply)
}
