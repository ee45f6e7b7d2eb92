import type { AroundNavHandler } from 'wouter'
import { pagePath } from '../lib/address/page-path.ts'
import { pageByAddress } from './features.ts'

/** Goes from page to page inside the app; other addresses of this server are documents of their own, and it never leads to another server. */
export const leaveForOtherPages: AroundNavHandler = (navigate, to, options) => {
  const address = new URL(to, location.href)
  if (address.origin !== location.origin) return
  if (isOwn(pagePath(address.pathname))) navigate(to, options)
  else if (options?.replace) location.replace(to)
  else location.assign(to)
}

function isOwn(path: string): boolean {
  return pageByAddress.has(path) || path === '/dev/ui'
}
