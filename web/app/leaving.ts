import { appPaths } from '#contract/app-paths.ts'
import type { AroundNavHandler } from 'wouter'

const own: ReadonlySet<string> = new Set([...appPaths, '/dev/ui'])

/** Goes from page to page inside the app; other addresses of this server are documents of their own. */
export const leaveForOtherPages: AroundNavHandler = (navigate, to, options) => {
  if (isOwn(to)) navigate(to, options)
  else if (options?.replace) location.replace(to)
  else location.assign(to)
}

function isOwn(to: string): boolean {
  const { pathname } = new URL(to, location.href)
  return own.has(pathname.toLowerCase().replace(/(?<=.)\/+$/, ''))
}
