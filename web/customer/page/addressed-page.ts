const pages = ['testimonial-form', 'qr-testimonial', 'testimonial-success', 'my', 'verify'] as const

/**
 * Which page an address means. These pages never lead to one another, so they need no router; case and a slash at
 * the end are ignored, as everywhere.
 */
export function addressedPage(pathname: string): {
  page: (typeof pages)[number] | 'reward' | 'outbound' | 'none'
  id: string
} {
  const platform = /^\/oauth\/(google|yelp)\/review\/*$/i.exec(pathname)?.[1]
  if (platform) return { page: 'outbound', id: platform.toLowerCase() }
  const [, first = '', id = '', ...rest] = pathname.replace(/\/+$/, '').split('/')
  const page = pages.find((name) => name === first.toLowerCase())
  const isReward = page === 'my' && rest.length === 1 && rest[0]?.toLowerCase() === 'reward'
  if (isReward) return { page: 'reward', id: decodePathPart(id) }
  if (!page || rest.length > 0) return { page: 'none', id: '' }
  return { page, id: decodePathPart(id) }
}

function decodePathPart(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
