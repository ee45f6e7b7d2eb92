/** Whether one letter is missing, too many, another, or two have changed places. */
export function isOneSlip(typed: string, meant: string): boolean {
  if (Math.abs(typed.length - meant.length) > 1) return false
  let at = 0
  while (at < meant.length && typed[at] === meant[at]) at += 1
  const rest = typed.slice(at)
  const goal = meant.slice(at)
  return (
    rest.slice(1) === goal ||
    rest === goal.slice(1) ||
    (rest !== '' && rest.slice(1) === goal.slice(1)) ||
    (rest[0] === goal[1] && rest[1] === goal[0] && rest.slice(2) === goal.slice(2))
  )
}
