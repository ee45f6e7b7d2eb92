/** A text message as a phone shows it. */
export function TextBubble({ text }: { text: string }) {
  return (
    <blockquote className="max-w-md rounded-2xl rounded-bl-md border border-line bg-surface px-4 py-3 text-base break-words">
      {text}
    </blockquote>
  )
}
