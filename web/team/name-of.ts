/** First and last name, or the address of somebody without a name. */
export function nameOf({
  firstName,
  lastName,
  email,
}: {
  firstName: string
  lastName: string
  email: string
}) {
  return `${firstName} ${lastName}`.trim() || email
}
