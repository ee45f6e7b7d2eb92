export { eraseAgain } from './again.ts'
export type { Erasure, ErasureKind, ErasureLine } from './erasure.ts'
export { erasuresFileName, erasuresFileOf } from './file.ts'
export { copyNoted, noteErasures } from './keep.ts'
