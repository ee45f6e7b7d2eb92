/** What may be shown of a failure: our own sentences, and nothing of a failed query or program. */
export function shownSentenceOf(
  failure: unknown,
  ours: ReadonlyArray<abstract new (...args: never[]) => Error>,
): string {
  return failure instanceof Error && ours.some((kind) => failure instanceof kind)
    ? failure.message
    : 'Something went wrong on our side. Please try again later.'
}
