/** First and last name as one; null when there is neither. */
export function fullName({
  firstName,
  lastName,
}: {
  firstName: string | null
  lastName: string | null
}): string | null {
  return `${firstName ?? ''} ${lastName ?? ''}`.trim() || null
}
