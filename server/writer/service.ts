export {
  draftedHere,
  draftedHereValues,
  draftRecognizer,
  hasDrafts,
  isDrafted,
  rememberDraft,
} from './drafts/drafts.ts'
export { languageOf } from './built-in/words/language-of.ts'
export { type KnownText, type SentenceKind, sentenceKindsOf } from './built-in/sentence-kinds.ts'
export { customerBrief, ratingOf } from './briefs/customer-brief.ts'
export { draftOnce } from './drafts/draft-once.ts'
export { recordOf } from './drafts/draft-record.ts'
export { improve } from './improve/improve-text.ts'
export { wordDiff } from './improve/word-diff.ts'
export { limits as writerLimits } from './limits.ts'
export { mannerOf } from './briefs/manner.ts'
export { choicesFor, followUpsFor } from './briefs/options.ts'
export { restsOn } from './drafts/fingerprint.ts'
export { plainModelText } from './text/plain-text.ts'
export { withoutLinks } from './text/without-links.ts'
export { carries, sentencesIn } from './text/says-the-same.ts'
export { takeDraft } from './usage.ts'
