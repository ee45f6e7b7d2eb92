import { clsx } from 'clsx'
import type { ReactNode } from 'react'

interface RadioTileProps {
  /** The same for all tiles of a choice. */
  name: string
  isChosen: boolean
  onChoose: () => void
  className: string
  children: ReactNode
}

/** One of a few choices as a tile to press: a radio button with whatever it shows. */
export function RadioTile({ name, isChosen, onChoose, className, children }: RadioTileProps) {
  return (
    <label
      className={clsx(
        'group border border-line bg-surface transition-[border-color,box-shadow] hover:border-line-strong has-checked:border-accent has-checked:ring-1 has-checked:ring-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-[var(--focus)]',
        className,
      )}
    >
      <input type="radio" className="sr-only" name={name} checked={isChosen} onChange={onChoose} />
      {children}
    </label>
  )
}

/** What a tile says below or beside its picture. */
export function TileWords({ title, text }: { title: string; text: string }) {
  return (
    <span>
      <span className="block text-base font-semibold">{title}</span>
      <span className="block text-sm text-faint">{text}</span>
    </span>
  )
}
