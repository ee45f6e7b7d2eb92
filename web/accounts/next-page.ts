/** Where to go after signing in: the page that asked for it, if it is one of ours, else the dashboard. */
export function nextPage(asked: URLSearchParams): string {
  const next = asked.get('next') ?? ''
  // "//host" and "/\host" are other sites to a browser.
  return /^\/(?![/\\])/.test(next) ? next : '/dashboard'
}
