/** The same day of the next month or year, or its last day. */
export function periodFrom(seconds: number, interval: 'month' | 'year'): number {
  const from = new Date(seconds * 1000)
  const months = interval === 'year' ? 12 : 1
  const [year, month] = [from.getUTCFullYear(), from.getUTCMonth() + months]
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  const time = (from.getTime() % 86_400_000) / 1000
  return Date.UTC(year, month, Math.min(from.getUTCDate(), lastDay)) / 1000 + Math.floor(time)
}
