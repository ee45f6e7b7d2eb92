import type { Testimonial } from '#contract/testimonials.ts'
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { lazyPart } from '../lib/lazy-part.tsx'

const KeyHelp = lazyPart(() => import('./key-help.tsx').then((m) => m.KeyHelp))

interface Acts {
  readonly onDecide: (row: Testimonial, status: 'approved' | 'rejected') => void
  readonly onEdit: (row: Testimonial) => void
  readonly onSelect: (row: Testimonial) => void
}

/**
 * j and k go from card to card, x selects, a approves, r rejects, e edits, / searches, ? shows them. Never while somebody
 * types, and never while a dialog is open. Answers the overlay of `?`.
 */
export function useListKeys(
  list: RefObject<HTMLElement | null>,
  rows: readonly Testimonial[],
  { onDecide, onEdit, onSelect }: Acts,
): ReactNode {
  const [isHelpOpen, setIsHelpOpen] = useState(false)
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (isMeantForOthers(event)) return
    const place = placeOf(document.activeElement)
    const row = place === undefined ? undefined : rows[place]
    const acts: Record<string, (() => void) | undefined> = {
      j: () => goTo(list.current, place === undefined ? firstOnScreen(list.current) : place + 1),
      k: () => goTo(list.current, place === undefined ? firstOnScreen(list.current) : place - 1),
      x: row && (() => onSelect(row)),
      a: row?.status === 'pending' ? () => onDecide(row, 'approved') : undefined,
      r: row?.status === 'pending' ? () => onDecide(row, 'rejected') : undefined,
      e: row && (() => onEdit(row)),
      '/': () => document.querySelector<HTMLElement>('main input[type=search]')?.focus(),
      '?': () => setIsHelpOpen(true),
    }
    const act = acts[event.key]
    if (!act) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const hear = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  }, [])
  return isHelpOpen && <KeyHelp onClose={() => setIsHelpOpen(false)} />
}

const typing =
  'input:not([type=checkbox],[type=radio]), textarea, select, [contenteditable], [role=menu], [role=dialog]'

function isMeantForOthers(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing)
    return true
  if (document.querySelector('[data-scroll-lock]')) return true
  return event.target instanceof Element && event.target.closest(typing) !== null
}

function placeOf(element: Element | null): number | undefined {
  const position = element?.closest('[data-position]')?.getAttribute('data-position')
  return position === null || position === undefined ? undefined : Number(position)
}

function firstOnScreen(list: HTMLElement | null): number {
  const cards = [...(list?.querySelectorAll('[data-position]') ?? [])]
  const seen = cards.find((card) => card.getBoundingClientRect().top >= 0) ?? cards[0]
  return placeOf(seen ?? null) ?? 0
}

function goTo(list: HTMLElement | null, position: number) {
  const card = list?.querySelector(`[data-position="${position}"] article`)
  if (!(card instanceof HTMLElement)) return
  card.focus({ preventScroll: true })
  card.scrollIntoView({ block: 'nearest' })
}
