import { SideNavigation } from '../shell/folded-contents.tsx'
import type { Guide, GuidePage } from './guide.ts'

const link =
  '-ml-px block border-l border-transparent py-1.5 pl-4 text-sm text-soft transition-colors hover:border-accent hover:text-ink aria-[current=page]:border-accent aria-[current=page]:font-semibold aria-[current=page]:text-ink pointer-coarse:py-2.5'

/** Every page of a guide; the one that is open shows its sections. */
export function GuideNavigation({ guide, current }: { guide: Guide; current: GuidePage }) {
  return (
    <SideNavigation
      label={`${guide.name} pages`}
      foldedLabel={`All ${guide.name.toLowerCase()} pages`}
      className="pb-4 lg:top-24 lg:max-h-[calc(100dvh-7rem)]"
    >
      {guide.groups.map(({ title, pages }) => (
        <div key={title} className="pt-4 lg:pt-6 lg:first:pt-0">
          <p className="mb-2 text-sm font-semibold text-ink">{title}</p>
          <ul className="flex flex-col border-l border-line">
            {pages.map((page) => (
              <li key={page.path}>
                <a href={page.path} aria-current={page === current ? 'page' : undefined} className={link}>
                  {page.label ?? page.title}
                </a>
                {page === current && <Sections page={page} />}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </SideNavigation>
  )
}

function Sections({ page: { sections } }: { page: GuidePage }) {
  if (sections.length < 2) return null
  return (
    <ul className="flex flex-col pb-2">
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="block py-1 pl-7 text-sm wrap-anywhere text-faint transition-colors hover:text-ink pointer-coarse:py-2.5"
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  )
}
