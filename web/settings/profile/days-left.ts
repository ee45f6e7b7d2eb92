const dayMs = 86_400_000

/** Days until `moment`, a part of one counted as one; 0 and less when it is past. */
export function daysLeft(moment: string, now = new Date()): number {
  return Math.ceil((new Date(moment).getTime() - now.getTime()) / dayMs)
}
