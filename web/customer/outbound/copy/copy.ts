/** Every sentence of the page that leads to a review site, in one language. */
export interface OutboundCopy {
  /** Of a site where a review may be asked for. */
  readonly pasteThere: (platform: string) => string
  readonly copyAndOpen: string
  readonly missing: string
  readonly missingHelp: (platform: string) => string
}
