import { foundParts } from '../../lib/address/search-words.ts'

/** A text with the words of the search marked. */
export function FoundText({ text, search }: { text: string; search: string | undefined }) {
  if (!search) return text
  return foundParts(text, search).map(({ text: part, isFound }, index) =>
    // oxlint-disable-next-line react/no-array-index-key -- the parts of one text have no other name
    isFound ? (
      <mark key={index} className="bg-accent-wash text-inherit">
        {part}
      </mark>
    ) : (
      part
    ),
  )
}
