import { clsx } from 'clsx'
import { StarShape } from './star-shape.tsx'

const sizes = { small: 'size-3.5', medium: 'size-4.5', large: 'size-6' }

/** A rating to look at; averages fill the last star in part. */
export function StarRating({ value, size = 'medium' }: { value: number; size?: keyof typeof sizes }) {
  return (
    <span className="inline-flex gap-0.5 align-middle">
      <span className="sr-only">{Math.round(value * 10) / 10} out of 5 stars</span>
      {[0, 1, 2, 3, 4].map((index) => {
        const filled = Math.min(1, Math.max(0, value - index))
        return (
          <span key={index} aria-hidden="true" className={clsx('relative', sizes[size])}>
            <StarShape className="size-full text-star-off" />
            {filled > 0 && (
              <span
                className="absolute inset-0 text-star"
                style={filled < 1 ? { clipPath: `inset(0 ${(1 - filled) * 100}% 0 0)` } : undefined}
              >
                <StarShape className="size-full" />
              </span>
            )}
          </span>
        )
      })}
    </span>
  )
}
