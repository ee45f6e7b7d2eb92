const longestWaitMs = 24 * 3_600_000

const unitMs = { s: 1000, m: 60_000, h: 3_600_000 } as const
/** Only what follows such a word is a time to wait, and not, for example, how many emails an hour may be sent. */
const beforeATime =
  /(?:gr[ae]ylist\w*|try(?:ing)?|retry|come back|again|wait|defer\w*|delay\w*)\b[^\d]{0,60}(?<![\d.:])/.source
const clock = new RegExp(String.raw`${beforeATime}(\d{1,2}):(\d{2})(?::(\d{2}))?(?![\d.:])`, 'i')
const counted = new RegExp(
  String.raw`${beforeATime}(\d{1,6})(?![\d.:/])\s*(s|secs?|seconds?|m|mins?|minutes?|h|hrs?|hours?)?(?![\p{L}\d])`,
  'iu',
)

/** The time after which a mail server says that it takes an email, such as "Greylisted for 5 minutes"; at most a day. */
export function statedWaitMs(response: string): number | undefined {
  // The codes before the words, such as "451 4.7.1", are no times.
  const words = response.replace(/\b[245]\d{2}[ -]|\b[245]\.\d{1,3}\.\d{1,3}\b/g, ' ')
  const ms = clockMs(clock.exec(words)) ?? countedMs(counted.exec(words))
  return ms === undefined || ms === 0 ? undefined : Math.min(ms, longestWaitMs)
}

/** "00:04:59" has hours, "04:59" has none. */
function clockMs(found: RegExpExecArray | null): number | undefined {
  if (!found) return undefined
  const parts = found.slice(1).flatMap((part) => (part === undefined ? [] : Number(part)))
  return parts.reduce((sum, part) => sum * 60 + part, 0) * 1000
}

/** Without a unit, seconds, as in "retry=300". */
function countedMs(found: RegExpExecArray | null): number | undefined {
  if (!found) return undefined
  const [, count, unit = 's'] = found
  return Number(count) * unitMs[unit.charAt(0).toLowerCase() as keyof typeof unitMs]
}
