import { SectionLink, SideNavigation } from '../shell/folded-contents.tsx'

interface Section {
  id: string
  text: string
}

/** The sections of a long page. */
export function Contents({ label, sections }: { label: string; sections: readonly Section[] }) {
  const title = (
    <p aria-hidden="true" className="mb-2.5 text-sm font-semibold text-ink">
      {label}
    </p>
  )
  return (
    <SideNavigation label={label} title={title} className="lg:top-24 lg:max-h-[calc(100dvh-8rem)]">
      <ol className="flex flex-col border-l border-line">
        {sections.map(({ id, text }) => (
          <li key={id}>
            <SectionLink id={id} text={text} />
          </li>
        ))}
      </ol>
    </SideNavigation>
  )
}
