import { RotateCcw, Search } from 'lucide-react'
import { PaletteGroup } from './palette-group.tsx'
import { PaletteItem } from './palette-item.tsx'
import type { Found } from './use-found.ts'

/** What was found of one kind, the way to all of it, or the way to try again. */
export function FoundGroup({
  found,
  search,
  onGo,
}: {
  found: Found
  search: string
  onGo: (href: string) => void
}) {
  const { title, icon: Icon, options, allHref, hasFailed, retry } = found
  if (options.length === 0 && !hasFailed) return null
  return (
    <PaletteGroup title={title}>
      {options.map(({ id, label, detail, aside, href }) => (
        <PaletteItem
          key={id}
          value={id}
          icon={<Icon />}
          detail={detail}
          {...(aside && { aside })}
          onSelect={() => onGo(href)}
        >
          {label}
        </PaletteItem>
      ))}
      {allHref && (
        <PaletteItem value={allHref} icon={<Search />} onSelect={() => onGo(allHref)}>
          All {title.toLowerCase()} matching “{search}”
        </PaletteItem>
      )}
      {hasFailed && (
        <PaletteItem value={`again ${title}`} icon={<RotateCcw />} onSelect={retry}>
          Couldn't search {title.toLowerCase()}. Try again
        </PaletteItem>
      )}
    </PaletteGroup>
  )
}
