export {
  draftedHere,
  draftedHereValues,
  draftRecognizer,
  hasDrafts,
  isDrafted,
  rememberDraft,
} from './drafts.ts'
export { languageOf } from './built-in/words/language-of.ts'
export { customerBrief, ratingOf } from './customer-brief.ts'
export { draftOnce } from './draft-once.ts'
export { type DraftRecord, recordOf } from './draft-record.ts'
export { improve } from './improve/improve-text.ts'
export { wordDiff } from './improve/word-diff.ts'
export { limits as writerLimits } from './limits.ts'
export { mannerOf } from './manner.ts'
export { choicesFor } from './options.ts'
export { restsOn } from './fingerprint.ts'
export { carries, sentencesIn } from './says-the-same.ts'
export { takeDraft } from './usage.ts'
