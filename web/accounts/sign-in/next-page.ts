import { localPath } from '#contract/accounts/social.ts'

/** Where to go after signing in: the page that asked for it, if it is one of ours, else the dashboard. */
export function nextPage(asked: URLSearchParams): string {
  const next = localPath.safeParse(asked.get('next')).data
  return next !== undefined && staysHere(next) ? next : '/dashboard'
}

/** As a browser reads it, whatever a pattern says. */
function staysHere(next: string): boolean {
  const here = 'http://here.invalid'
  return URL.parse(next, here)?.origin === here
}
