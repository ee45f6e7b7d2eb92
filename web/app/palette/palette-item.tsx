import { Command } from 'cmdk'
import type { ReactNode } from 'react'

/** One result: what it is, a line about it, and where it belongs. */
export function PaletteItem({
  value,
  icon,
  detail,
  aside,
  onSelect,
  children,
}: {
  /** Unlike that of any other result. */
  value: string
  icon: ReactNode
  detail?: string
  aside?: string
  onSelect: () => void
  children: ReactNode
}) {
  return (
    <Command.Item
      value={value}
      onSelect={onSelect}
      className="flex min-h-9 cursor-default items-center gap-3 rounded-md px-2.5 py-1.5 text-base text-ink select-none data-[selected=true]:bg-[light-dark(var(--hover),var(--chosen))] pointer-coarse:min-h-11 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-faint"
    >
      {icon}
      <span className="min-w-0 grow">
        <span className="block truncate font-medium">{children}</span>
        {detail && <span className="block truncate text-sm text-soft">{detail}</span>}
      </span>
      {aside && <span className="max-w-[40%] shrink-0 truncate text-sm text-soft">{aside}</span>}
    </Command.Item>
  )
}
