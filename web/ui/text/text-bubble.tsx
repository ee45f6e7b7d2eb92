/** A text message as a phone shows it. */
export function TextBubble({ text }: { text: string }) {
  return (
    <blockquote
      dir="auto"
      className="max-w-md rounded-xl rounded-bl-sm border border-line bg-surface px-4 py-3 text-base break-words"
    >
      {text}
    </blockquote>
  )
}
