/** The sections of a long page, beside it where there is room, above it where there is not. */
export function Contents({
  label,
  sections,
}: {
  label: string
  sections: readonly { id: string; text: string }[]
}) {
  return (
    <nav aria-label={label} className="lg:sticky lg:top-24 lg:max-h-[calc(100dvh-8rem)] lg:overflow-y-auto">
      <p aria-hidden="true" className="text-sm font-semibold text-ink">
        {label}
      </p>
      <ol className="mt-2.5 flex flex-col border-l border-line">
        {sections.map(({ id, text }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="-ml-px block border-l border-transparent py-1.5 pl-4 text-sm text-soft transition-colors hover:border-accent hover:text-ink pointer-coarse:py-2.5"
            >
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
