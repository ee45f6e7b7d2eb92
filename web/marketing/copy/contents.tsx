import { FoldedContents, SectionLink } from '../shell/folded-contents.tsx'

interface Section {
  id: string
  text: string
}

/** The sections of a long page: beside it where there is room, folded above it where there is not. */
export function Contents({ label, sections }: { label: string; sections: readonly Section[] }) {
  return (
    <nav aria-label={label}>
      <FoldedContents label={label}>
        <Links sections={sections} />
      </FoldedContents>
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
          <SectionLink id={id} text={text} />
        </li>
      ))}
    </ol>
  )
}
