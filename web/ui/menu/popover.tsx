import { cloneElement, useState, type ComponentProps, type ReactElement, type ReactNode } from 'react'
import { lazyPart } from '../../lib/lazy-part.tsx'

const PopoverSurface = lazyPart(() => import('./popover-surface.tsx').then((m) => m.PopoverSurface))

/**
 * Something to read beside `trigger`, which opens it. Not modal: the page behind it stays in use. It stands where its
 * trigger does, so the keyboard finds it next. Escape, or a click elsewhere, closes it and gives the focus back. What
 * places it is loaded when it is first opened.
 */
export function Popover(popover: {
  trigger: ReactElement<ComponentProps<'button'>>
  label: string
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
  align?: 'start' | 'end'
  children: ReactNode
}) {
  const { trigger, isOpen, onToggle } = popover
  const [wasOpened, setWasOpened] = useState(isOpen)
  if (isOpen && !wasOpened) setWasOpened(true)
  const closed = cloneElement(trigger, {
    'aria-haspopup': 'dialog',
    'aria-expanded': false,
    onClick: () => onToggle(true),
  })
  if (!wasOpened) return closed
  return <PopoverSurface {...popover} whileLoading={closed} />
}
