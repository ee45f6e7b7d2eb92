const pages = ['testimonial-form', 'qr-testimonial', 'testimonial-success', 'my', 'verify'] as const

/**
 * Which page an address means. These pages never lead to one another, so they need no router; case and a slash at
 * the end are ignored, as everywhere.
 */
export function addressedPage(pathname: string): { page: (typeof pages)[number] | 'none'; id: string } {
  const [, first = '', id = '', ...rest] = pathname.replace(/\/+$/, '').split('/')
  const page = pages.find((name) => name === first.toLowerCase())
  if (!page || rest.length > 0) return { page: 'none', id: '' }
  return { page, id: decode(id) }
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
