import type { FastifyRequest } from 'fastify'
import type { Services } from '../context.ts'
import { findByDomain, type FoundWall } from './find.ts'

/** Hosts that are no wall's domain are known for so long, so that a scan costs no queries. */
const rememberMs = 30_000
const mostRemembered = 10_000

/** What of this server a wall needs on its own domain: nobody signs in there. */
const openPaths = /^\/(assets\/|favicon\.|api\/public\/(photos|logos)\/|healthz|readyz)/

export type Hosted = 'other-host' | 'open' | 'closed' | FoundWall

/**
 * What a request means by the host that it names: nothing special; or, on the domain of a wall, the wall at `/`, what its page
 * loads, and nothing else.
 */
export function hostedWalls({ db, config }: Pick<Services, 'db' | 'config'>) {
  const own = new URL(config.publicUrl).hostname
  const strangers = new Map<string, number>()

  return {
    /** Told at once: nearly every request. */
    isOrdinary(hostname: string): boolean {
      const isName = hostname.includes('.') && !/^[\d.]+$|[:[]/.test(hostname)
      return hostname === own || !isName || performance.now() < (strangers.get(hostname) ?? 0)
    },
    async find({ hostname, url }: FastifyRequest): Promise<Hosted> {
      const found = await findByDomain(db, hostname.toLowerCase().replace(/\.$/, '')).catch(() => undefined)
      if (!found) {
        if (strangers.size >= mostRemembered) strangers.clear()
        strangers.set(hostname, performance.now() + rememberMs)
        return 'other-host'
      }
      const [pathname = '/'] = url.split('?')
      if (pathname === '/') return found
      return openPaths.test(pathname) ? 'open' : 'closed'
    },
  }
}
