import { Search } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { paletteBox } from './palette-box.ts'

/** Takes what is typed while the palette is loading, so that nobody has to wait for it. */
export function PaletteStart({ onType, onClose }: { onType: (typed: string) => void; onClose: () => void }) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  return (
    <search className={paletteBox}>
      <div className="flex h-13 shrink-0 items-center gap-3 px-4 text-faint">
        <Search aria-hidden="true" className="size-4 shrink-0" />
        <input
          ref={input}
          aria-label="Search or jump to"
          maxLength={200}
          onChange={(event) => onType(event.target.value)}
          onKeyDown={(event) => event.key === 'Escape' && onClose()}
          className="h-full min-w-0 grow bg-transparent text-base text-ink outline-none pointer-coarse:text-[1rem]"
        />
      </div>
    </search>
  )
}
