/** Dots as every script writes them; mail programs turn what stands around them into links. */
const dots = '.\u3002\uff0e\uff61'
const scheme = /\b[a-z][a-z0-9+.-]*:\/+/giu
const innerDot = new RegExp(`(?<=[\\p{L}\\p{N}])[${dots}]+(?=[\\p{L}\\p{N}])`, 'gu')

/** A name as it stands in an email: nothing in it becomes a link. "Booking.com" is "Booking com" there. */
export function nameInEmail(name: string): string {
  return name
    .replace(scheme, '')
    .replace(innerDot, ' ')
    .replace(/\//g, ' ')
    .replace(/@/g, ' at ')
    .replace(/\s+/gu, ' ')
    .trim()
}
