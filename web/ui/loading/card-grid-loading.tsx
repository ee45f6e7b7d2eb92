import { Fragment, type ReactNode } from 'react'

const places = ['a', 'b', 'c', 'd', 'e', 'f']

/** Six places of cards that are under way, as wide as the cards of a `CardGrid`. */
export function CardGridLoading({ label, card }: { label: string; card: ReactNode }) {
  return (
    <output aria-label={label} className="grid grid-cols-[repeat(auto-fill,minmax(18.125rem,1fr))] gap-4">
      {places.map((key) => (
        <Fragment key={key}>{card}</Fragment>
      ))}
    </output>
  )
}
