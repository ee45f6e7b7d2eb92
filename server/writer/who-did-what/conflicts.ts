import { mixed } from './mixed.ts'
import { orderConflicts, skipped } from './order.ts'
import { passiveConflicts, replaced, subjectConflicts } from './subjects.ts'
import { timeConflicts, unrestricted } from './times.ts'
import { countsOther, isBoundOtherwise, isCounted, isOwnedOtherwise } from './bound.ts'
import { saysOther } from './forms.ts'
import { mainSegment, textOf } from './helpers.ts'
import { type Part, type PartPair, type Reading, type Said, type Segment } from './types.ts'

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
    ...turnedCarriers(segment, pairs),
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

/** "I found where to park" of "I did not find where to park". */
function turnedCarriers({ parts }: Segment, pairs: readonly PartPair[]): string[] {
  const main = mainSegment(pairs)
  const isDenied = ({ claim }: Part) => claim?.marks.has('not') ?? false
  return parts
    .filter((part) => part.token.role === 'carrier' && !pairs.some((pair) => pair.part === part))
    .filter((part) =>
      main?.parts.some(
        ({ token, claim }) => token.key === part.token.key && isDenied({ claim } as Part) !== isDenied(part),
      ),
    )
    .map(({ token }) => token.text)
}
