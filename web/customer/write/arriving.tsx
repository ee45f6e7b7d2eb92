import { useWriteCopy } from '../form/use-write-copy.ts'

/** A draft on its way: what has arrived of it, sentence by sentence. */
export function Arriving({ words: arrived }: { words: string }) {
  const copy = useWriteCopy()
  return (
    <div aria-busy="true" className="flex flex-col gap-3">
      <h2 className="text-base font-semibold">{copy.draftTitle}</h2>
      <p
        dir="auto"
        className="min-h-34 rounded-md border border-line bg-surface px-3.5 py-2.5 text-[1rem] leading-6.5"
      >
        {arrived}
      </p>
      <output className="flex items-center gap-2 text-sm text-soft">
        <span aria-hidden="true" className="size-1.5 animate-breathe rounded-full bg-accent" />
        {copy.writing}
      </output>
    </div>
  )
}
