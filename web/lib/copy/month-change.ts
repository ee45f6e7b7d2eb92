/** How a count moved against the month before, such as '+1,200%'; nothing when there is nothing to compare with. */
export function percentChange(now: number, before: number): string | undefined {
  if (before === 0) return undefined
  return `${signed(((now - before) / before) * 100, 0)}%`
}

/** How an average moved, such as '+0.3'; nothing when one of the months has none. */
export function averageChange(now: number | null, before: number | null): string | undefined {
  if (now === null || before === null) return undefined
  return signed(now - before, 1)
}

/** Rounded first: what becomes nought has no sign. */
function signed(change: number, digits: number): string {
  return change.toLocaleString('en', {
    signDisplay: 'exceptZero',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
}
