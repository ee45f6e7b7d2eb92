import { z } from 'zod/mini'

/** Of one key. */
export const mostAllowedAddresses = 20
const mostSentence = `Enter at most ${mostAllowedAddresses} addresses`
/** IPv6 with an IPv4 address at its end, and a prefix. */
const longestAddress = 49

const single = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])

function isAddress(typed: string): boolean {
  return single.safeParse(typed).success
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
