import { capitalized, unaccented } from './text.ts'
import type { Frames } from './tongue.ts'

/** What goes into the slots of a frame; a frame that wants another slot cannot be used. */
export type Slots = Readonly<Record<string, string>>

/** The sentences that the frames make of these words, beginning with another one at every turn. */
export function filledFrames(frames: Frames, slots: Slots, isPlural: boolean, turn: number): string[] {
  const asked = unaccented(slots['q'] ?? '').toLowerCase()
  const usable = frames
    .flatMap((frame) => {
      const [, condition, text = frame] = /^@(\S+) (.*)$/s.exec(frame) ?? []
      return condition === undefined || new RegExp(condition).test(asked) ? [text] : []
    })
    .filter((frame) => slotsOf(frame).every((slot) => slots[slot.toLowerCase()] !== undefined))
  const natural = usable.filter((frame) => !frame.includes(':'))
  const candidates = natural.length >= 3 ? natural : usable
  return rotated(candidates, turn).map((frame) => fillSlots(frame, slots, isPlural))
}

export function rotated<T>(items: readonly T[], turn: number): T[] {
  const at = items.length === 0 ? 0 : turn % items.length
  return [...items.slice(at), ...items.slice(0, at)]
}

function slotsOf(frame: string): string[] {
  return [...frame.matchAll(/\{(\w+)\}/g)].map(([, slot = '']) => slot)
}

/** In one pass: what a customer typed is never read as a slot. */
function fillSlots(frame: string, slots: Slots, isPlural: boolean): string {
  const text = frame.replace(
    /\{(\w+)\}|\[([^|\]]*)\|([^\]]*)\]/g,
    (_, slot?: string, one?: string, many?: string) => {
      if (slot === undefined) return (isPlural ? many : one) ?? ''
      const value = slots[slot.toLowerCase()] ?? ''
      return /^\p{Lu}/u.test(slot) ? capitalized(value) : value
    },
  )
  return capitalized(text.replace(/([.!?…])\.(?=\s|$)/g, '$1'))
}
