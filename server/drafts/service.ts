export {
  draftedHere,
  draftedHereValues,
  draftRecognizer,
  hasDrafts,
  isDrafted,
  rememberDraft,
} from './drafts.ts'
export { countedModel } from './counted-model.ts'
export { draftOnce } from './draft-once.ts'
export { recordOf } from './draft-record.ts'
export { limits as draftLimits } from './limits.ts'
export { takeDraft } from './usage.ts'
