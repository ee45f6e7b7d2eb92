import { clsx } from 'clsx'
import { starOutline } from './star-shape.tsx'

const heights = { small: 'h-3.5', medium: 'h-4.5', large: 'h-6' }
/** From one star to the next, in the units of a star that is 20 wide. */
const pitch = 22.8

/** A rating to look at; averages fill the last star in part. One drawing, because lists show it hundreds of times. */
export function StarRating({
  value,
  size = 'medium',
  nameOf = (rating) => `${rating} out of 5 stars`,
}: {
  value: number
  size?: keyof typeof heights
  /** What is read aloud. */
  nameOf?: (rating: number) => string
}) {
  const lit = Math.min(Math.max(value, 0), 5)
  const full = Math.floor(lit)
  const part = lit - full
  return (
    <span className="inline-flex align-middle">
      <span className="sr-only">{nameOf(Math.round(value * 10) / 10)}</span>
      <svg viewBox={`0 0 ${4 * pitch + 20} 20`} className={clsx('w-auto', heights[size])} aria-hidden="true">
        {full < 5 && <path className="fill-star-off" d={starPath(full, 5)} />}
        {full > 0 && <path className="fill-star" d={starPath(0, full)} />}
        {part > 0 && (
          <svg width={full * pitch + part * 20} height="20">
            <path className="fill-star" d={starPath(full, full + 1)} />
          </svg>
        )}
      </svg>
    </span>
  )
}

function starPath(from: number, to: number): string {
  const places = Array.from({ length: to - from }, (_, index) => (from + index) * pitch)
  return places.map((left) => `M${Math.round((left + 10) * 10) / 10} 1.6${starOutline}`).join('')
}
