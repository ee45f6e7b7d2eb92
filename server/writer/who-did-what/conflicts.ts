import { mixed } from './mixed.ts'
import { orderConflicts, skipped } from './order.ts'
import { passiveConflicts, replaced, subjectConflicts } from './subjects.ts'
import { timeConflicts, unrestricted } from './times.ts'
import { countsOther, isBoundOtherwise, isCounted, isOwnedOtherwise } from './bound.ts'
import { saysOther } from './forms.ts'
import { textOf } from './helpers.ts'
import { type PartPair, type Reading, type Said, type Segment } from './types.ts'

/** What a segment of a text says otherwise than the sentence of an answer that has its words. */
export function conflictsOf(
  segment: Segment,
  pairs: readonly PartPair[],
  text: Reading,
  said: Said,
): string[] {
  const { reading: source } = said
  return [
    ...pairs
      .filter(
        (pair) =>
          (!isCounted(pair, pairs, text) && isBoundOtherwise(pair, pairs, text, source)) ||
          isOwnedOtherwise(pair, pairs) ||
          countsOther(pair, text, source) ||
          saysOther(pair.part, pair.said, text, source),
      )
      .map(textOf),
    ...orderConflicts(pairs, text, source),
    ...skipped(pairs, source),
    ...mixed(pairs, source),
    ...subjectConflicts(segment, pairs, text, said),
    ...passiveConflicts(segment, pairs, text, source),
    ...replaced(segment, pairs),
    ...unrestricted(pairs, source),
    ...timeConflicts(segment, pairs, text, said),
  ]
}
