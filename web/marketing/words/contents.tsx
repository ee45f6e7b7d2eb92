import { ChevronDown } from 'lucide-react'

interface Section {
  id: string
  text: string
}

/** The sections of a long page: beside it where there is room, folded above it where there is not. */
export function Contents({ label, sections }: { label: string; sections: readonly Section[] }) {
  return (
    <nav aria-label={label}>
      <details className="group rounded-lg border border-line bg-surface lg:hidden">
        <summary className="flex min-h-11 list-none items-center justify-between gap-4 rounded-lg px-4 text-base font-semibold [&::-webkit-details-marker]:hidden">
          {label}
          <ChevronDown
            aria-hidden="true"
            className="size-4 text-faint transition-transform duration-200 ease-calm group-open:rotate-180"
          />
        </summary>
        <div className="px-4 pb-3">
          <Links sections={sections} />
        </div>
      </details>
      <div className="hidden lg:sticky lg:top-24 lg:block lg:max-h-[calc(100dvh-8rem)] lg:overflow-y-auto">
        <p aria-hidden="true" className="mb-2.5 text-sm font-semibold text-ink">
          {label}
        </p>
        <Links sections={sections} />
      </div>
    </nav>
  )
}

function Links({ sections }: { sections: readonly Section[] }) {
  return (
    <ol className="flex flex-col border-l border-line">
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
  )
}
