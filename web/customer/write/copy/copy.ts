/** Every sentence of the help with writing, in one language. */
export interface WriteCopy {
  readonly title: string
  readonly intro: string
  /** Said with what it agrees to. */
  readonly write: string
  readonly writing: string
  readonly close: string
  readonly answerFirst: string
  /** Of the toast. */
  readonly failedTitle: string
  readonly failed: string
  readonly draftTitle: string
  readonly draftHint: string
  readonly draftLabel: string
  readonly isShort: string
  /** Before the sentences themselves. */
  readonly leftOut: string
  readonly byServer: string
  readonly byService: string
  /** Why this server arranged the answers: the AI service was not asked, did not deliver, or said other things. */
  readonly notAsked: string
  readonly notAnswered: string
  readonly notYours: string
  readonly grounds: string
  readonly groundsHint: string
  readonly own: string
  readonly disclosure: string
  readonly replaces: string
  readonly use: string
  readonly another: string
  readonly threeVersions: string
  /** Over them. */
  readonly versions: string
  readonly version: (number: number) => string
  readonly onlyVersion: string
  readonly versionsFailed: string
  readonly backToQuestions: string
  readonly fixTitle: string
  /** Only where the text leaves this server: before it does. */
  readonly fixAgree: string
  readonly fixing: string
  readonly fixHint: string
  readonly nothingToFix: string
  readonly fixFailed: string
  readonly useFixed: string
}
