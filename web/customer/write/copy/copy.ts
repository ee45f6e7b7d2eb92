type Of = (name: string) => string

/** Every sentence of the help with writing, in one language. */
export interface WriteCopy {
  readonly title: string
  readonly intro: string
  /** Only where the answers leave this server. */
  readonly goesElsewhere: Of
  /** What is asked, in order. One answer is enough. */
  readonly questions: readonly [used: Of, liked: string, changed: string, missed: string]
  readonly write: string
  readonly writing: string
  readonly close: string
  readonly answerFirst: string
  readonly failed: string
  readonly draftTitle: string
  readonly draftHint: string
  readonly draftLabel: string
  readonly isShort: string
  readonly byServer: string
  readonly byService: string
  readonly grounds: string
  readonly own: string
  readonly disclosure: string
  readonly replaces: string
  readonly use: string
  readonly another: string
  readonly backToQuestions: string
  readonly fixTitle: string
  readonly fixing: string
  readonly fixHint: string
  readonly nothingToFix: string
  readonly fixFailed: string
  readonly useFixed: string
}
