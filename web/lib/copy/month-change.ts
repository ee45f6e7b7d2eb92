/** How a count moved against the month before, such as '+12%'; nothing when there is nothing to compare with. */
export function percentChange(now: number, before: number): string | undefined {
  if (before === 0) return undefined
  return signed(Math.round(((now - before) / before) * 100).toString(), '%')
}

/** How an average moved, such as '+0.3'; nothing when one of the months has none. */
export function averageChange(now: number | null, before: number | null): string | undefined {
  if (now === null || before === null) return undefined
  return signed((now - before).toFixed(1))
}

function signed(number: string, unit = ''): string {
  // Minus nought is what rounding makes of a very small loss.
  const plain = /^-0(\.0)?$/.test(number) ? number.slice(1) : number
  return `${Number(plain) > 0 ? '+' : ''}${plain}${unit}`
}
