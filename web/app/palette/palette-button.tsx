import { Search } from 'lucide-react'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { paletteKeys } from './shortcut.ts'

const label = 'Search or jump to…'

/** Opens the palette; says its shortcut. On phones it is an icon only. */
export function PaletteButton({ isSmall = false, onOpen }: { isSmall?: boolean; onOpen: () => void }) {
  if (isSmall) return <IconButton label={label} icon={<Search />} onClick={onOpen} />
  return (
    <button
      type="button"
      aria-keyshortcuts={paletteKeys.aria}
      onClick={onOpen}
      className="flex h-9 w-full items-center gap-2 rounded-md border border-line-strong bg-surface px-2.5 text-sm text-faint shadow-low transition-colors hover:border-control hover:text-ink pointer-coarse:h-11"
    >
      <Search aria-hidden="true" className="size-4 shrink-0" />
      <span className="grow truncate text-left">{label}</span>
      <kbd
        aria-hidden="true"
        className="rounded-sm border border-line bg-paper px-1.5 font-sans text-xs font-medium pointer-coarse:hidden"
      >
        {paletteKeys.shown}
      </kbd>
    </button>
  )
}
