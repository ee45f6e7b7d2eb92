import { appPaths } from '#contract/app-paths.ts'
import type { AroundNavHandler } from 'wouter'

const own: ReadonlySet<string> = new Set([...appPaths, '/dev/ui'])

/** Goes from page to page inside the app; other addresses of this server are documents of their own, and it never leads to another server. */
export const leaveForOtherPages: AroundNavHandler = (navigate, to, options) => {
  const address = new URL(to, location.href)
  if (address.origin !== location.origin) return
  if (isOwn(address)) navigate(to, options)
  else if (options?.replace) location.replace(to)
  else location.assign(to)
}

function isOwn({ pathname }: URL): boolean {
  return own.has(pathname.toLowerCase().replace(/(?<=.)\/+$/, ''))
}
