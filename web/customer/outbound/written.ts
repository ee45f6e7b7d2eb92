/** What was sent, as far as the page for a review site is told of it. */
export interface Written {
  readonly formId: string
  readonly testimonialId: string
  readonly content: string
  readonly rating: number | undefined
}
