import { markedParts } from '#shared/text/marked-parts.ts'

/** A text with the highlighted phrases marked. */
export function MarkedText({ text, phrases }: { text: string; phrases: readonly string[] }) {
  return markedParts(text, phrases).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of one text have no other name
      <mark key={index} className="rounded-xs bg-accent-wash px-0.5 text-inherit">
        {part}
      </mark>
    ),
  )
}
