import type { Testimonial } from '#contract/testimonials/testimonials.ts'
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { keysOf, type ListKey } from './list-keys.ts'
import { isDecidable } from './use-selection.ts'

const KeyHelp = lazyPart(() => import('./key-help.tsx').then((m) => m.KeyHelp))

interface Acts {
  /** False in a list of private feedback, which nobody approves or rejects. */
  readonly canDecide: boolean
  readonly isDeciding: (id: string) => boolean
  readonly onDecide: (row: Testimonial, status: 'approved' | 'rejected') => void
  readonly onEdit: (row: Testimonial) => void
  readonly onSelect: (row: Testimonial) => void
}

/**
 * The keys of `keyCopy`, each for the card that has the focus. Never while somebody types, and never while a dialog is
 * open. Answers the overlay of `?`.
 */
export function useListKeys(
  list: RefObject<HTMLElement | null>,
  rows: readonly Testimonial[],
  { canDecide, isDeciding, onDecide, onEdit, onSelect }: Acts,
): ReactNode {
  const [isHelpOpen, setIsHelpOpen] = useState(false)
  const keys = keysOf({ canDecide })
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (isMeantForOthers(event)) return
    const place = positionOf(document.activeElement)
    const row = place === undefined ? undefined : rows[place]
    const pending = row && isDecidable(row) && !isDeciding(row.id) ? row : undefined
    const acts: Record<ListKey, (() => void) | undefined> = {
      j: () => goTo(list.current, place === undefined ? firstOnScreen(list.current) : place + 1),
      k: () => goTo(list.current, place === undefined ? firstOnScreen(list.current) : place - 1),
      x: row && (() => onSelect(row)),
      a: pending && (() => onDecide(pending, 'approved')),
      r: pending && (() => onDecide(pending, 'rejected')),
      e: row && (() => onEdit(row)),
      '/': () => document.querySelector<HTMLElement>('main input[type=search]')?.focus(),
      '?': () => setIsHelpOpen(true),
    }
    const key = keys.find((one) => one === event.key)
    const act = key && acts[key]
    if (!act) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const hear = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  }, [])
  return isHelpOpen && <KeyHelp keys={keys} onClose={() => setIsHelpOpen(false)} />
}

const typing =
  'input:not([type=checkbox],[type=radio]), textarea, select, [contenteditable], [role=menu], [role=dialog]'

function isMeantForOthers(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing)
    return true
  if (document.querySelector('[data-scroll-lock]')) return true
  return event.target instanceof Element && event.target.closest(typing) !== null
}

function positionOf(element: Element | null): number | undefined {
  const position = element?.closest('[data-position]')?.getAttribute('data-position')
  return position === null || position === undefined ? undefined : Number(position)
}

function firstOnScreen(list: HTMLElement | null): number {
  const cards = [...(list?.querySelectorAll('[data-position]') ?? [])]
  const seen = cards.find((card) => card.getBoundingClientRect().top >= 0) ?? cards[0]
  return positionOf(seen ?? null) ?? 0
}

function goTo(list: HTMLElement | null, position: number) {
  const card = list?.querySelector(`[data-position="${position}"] article`)
  if (!(card instanceof HTMLElement)) return
  card.focus({ preventScroll: true })
  card.scrollIntoView({ block: 'nearest' })
}
