import type { AskedQuestions } from '#shared/collection/asked-questions.ts'
import type { SlotsOf } from '../../../lib/copy/copy-table.ts'

type Of = (name: string) => string

/** Every sentence of the questionnaire that the form does not say too, in one language. */
export interface QuestionCopy {
  readonly loading: string
  readonly questionOf: (at: number, all: number) => string
  /** What is asked where the owner has no words of their own. */
  readonly asked: AskedQuestions
  /** What each star means, from one to five. */
  readonly satisfactionWords: readonly string[]
  readonly recommendWords: readonly string[]
  readonly tapStar: string
  /** Over a follow-up question, and under it. */
  readonly oneMore: string
  readonly followUpHint: string
  readonly chooseOne: string
  readonly chooseAny: string
  readonly somethingElse: string
  readonly ownAnswer: string
  readonly ownAnswerMissing: string
  readonly goOn: string
  readonly skip: string
  readonly previous: string
  readonly contactTitle: string
  readonly contactIntro: Of
  readonly contactPrivate: Of
  readonly incomplete: string
  readonly back: string
  readonly submit: string
  /** Before what is agreed to, in the business's sentence. */
  readonly agreeBySubmit: string
  readonly writing: string
  readonly writeMyself: string
  readonly generationFailed: string
  readonly generationFailedText: string
  readonly draftHint: string
  readonly ownHint: string
  readonly noDraft: string
  /** Where nothing was answered but stars: no text is made of them. */
  readonly emptyDraft: string
  readonly tryDraft: string
  readonly yourAnswers: string
  readonly useDraft: string
  readonly backToEdit: string
  readonly approve: string
}

/** The owner's own questions may stand in place of ours: `askedQuestions` has them. */
export type QuestionTable = Omit<QuestionCopy, 'asked'>

/** What the sentences are given, by the names that they have for it. */
export const questionSlots: SlotsOf<QuestionTable> = {
  questionOf: ['at', 'all'],
  contactIntro: ['business'],
  contactPrivate: ['business'],
}
