/** Where `returnUrl` leads: back to the form, on to the business's site, or both. Nothing of an address not to be followed. */
export interface WayBack {
  /** The form that handed over to this page. */
  readonly form?: string
  readonly site?: { readonly href: string; readonly host: string }
}

const formPath = /^\/testimonial-form\/[^/]+\/?$/i

/**
 * `returnUrl` of an address, which anybody can write: it is followed to this site and to the business's own, and only by
 * a link that somebody presses.
 */
export function wayBack(search: string, businessUrl: string): WayBack {
  const target = followed(new URLSearchParams(search).get('returnUrl'), businessUrl)
  if (!target) return {}
  if (target.origin !== location.origin || !formPath.test(target.pathname))
    return { site: bareSiteOf(target) }
  // The form passes on where it was asked to lead itself.
  const after = followed(target.searchParams.get('returnUrl'), businessUrl)
  const isForm = after?.origin === location.origin && formPath.test(after.pathname)
  return {
    form: target.pathname + target.search,
    ...(after && !isForm && { site: bareSiteOf(after) }),
  }
}

const bareSiteOf = ({ href, host }: URL) => ({ href, host: host.replace(/^www\./, '') })

function followed(address: string | null, businessUrl: string): URL | undefined {
  const target = address === null ? null : URL.parse(address, location.origin)
  if (!target || !/^https?:$/.test(target.protocol)) return undefined
  if (target.username !== '' || target.password !== '') return undefined
  if (target.origin === location.origin) return target
  const own = URL.parse(businessUrl)
  return own && isWithinSite(target, own) ? target : undefined
}

const bareHostOf = ({ host }: URL) => host.replace(/^www\./, '')

/** On the same host, with `www.` or without, and below its path: many businesses' sites are a page on somebody else's. */
function isWithinSite(target: URL, own: URL): boolean {
  if (bareHostOf(target) !== bareHostOf(own)) return false
  if (target.protocol !== 'https:' && own.protocol !== 'http:') return false
  const path = own.pathname.replace(/\/+$/, '')
  // Some servers read an escaped slash as one, and what stands before it as a way up.
  return path === '' || (`${target.pathname}/`.startsWith(`${path}/`) && !/%2f|%5c/i.test(target.pathname))
}
