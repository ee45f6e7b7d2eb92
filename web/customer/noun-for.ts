/** What the pages call what a customer wrote. */
export function nounFor({ isPrivate }: { isPrivate: boolean }): string {
  return isPrivate ? 'feedback' : 'testimonial'
}
