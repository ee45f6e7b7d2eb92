import { z } from 'zod/mini'

/** Of one key. */
export const mostAllowedAddresses = 20
const mostSentence = `Enter at most ${mostAllowedAddresses} addresses`
/** IPv6 with an IPv4 address at its end, and a prefix. */
const longestAddress = 49

const octet = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)'
const ipv4 = new RegExp(`^${octet}(?:\\.${octet}){3}$`)

/** Zod's own checks of addresses would come with the first script of the app. */
function isAddress(typed: string): boolean {
  const [address = '', prefix, ...others] = typed.split('/')
  if (others.length > 0 || (prefix !== undefined && !/^(?:0|[1-9]\d{0,2})$/.test(prefix))) return false
  if (ipv4.test(address)) return Number(prefix ?? 0) <= 32
  return isIpv6(address) && Number(prefix ?? 0) <= 128
}

function isIpv6(address: string): boolean {
  const [before = '', behind, ...others] = address.split('::')
  const groups = [before, behind ?? ''].flatMap((part) => (part === '' ? [] : part.split(':')))
  const endsInIpv4 = ipv4.test(groups.at(-1) ?? '') && !address.endsWith(':')
  const count = groups.length + (endsInIpv4 ? 1 : 0)
  const plain = endsInIpv4 ? groups.slice(0, -1) : groups
  const isEach = plain.every((group) => /^[\da-f]{1,4}$/i.test(group))
  return others.length === 0 && isEach && (behind === undefined ? count === 8 : count <= 7)
}

function sentenceAbout(typed: string): string {
  const shown = typed.length > longestAddress ? `${typed.slice(0, longestAddress)}…` : typed
  return `“${shown}” isn't an IP address or range. Enter one such as 203.0.113.7 or 203.0.113.0/24`
}

const known = z.array(z.string()).check(
  z.maxLength(mostAllowedAddresses, mostSentence),
  z.refine((typed) => typed.every(isAddress), {
    error: ({ input }) => sentenceAbout((input as string[]).find((one) => !isAddress(one)) ?? ''),
  }),
)

/** Addresses and CIDR ranges, IPv4 or IPv6, each once and in lower case. None: anywhere. */
export const allowedAddresses = z.pipe(
  z.array(z.string().check(z.maxLength(200))).check(z.maxLength(200, mostSentence)),
  z.pipe(z.transform(cleaned), known),
)

/** The same as somebody types them, one per line. */
export const typedAddresses = z.pipe(
  z.string().check(z.maxLength(10_000, mostSentence)),
  z.pipe(
    z.transform((typed: string) => cleaned(typed.split(/[\s,;]+/))),
    known,
  ),
)

function cleaned(typed: string[]): string[] {
  return [...new Set(typed.map((one) => one.trim().toLowerCase()))].filter(Boolean)
}
