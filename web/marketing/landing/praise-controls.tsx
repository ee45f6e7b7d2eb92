import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { Dispatch, KeyboardEvent, ReactNode, SetStateAction } from 'react'
import type { Praise } from './praise.ts'

/** Back, on, and to each slide; the arrow keys turn from every one of them. */
export function PraiseControls({
  slides,
  at,
  setAt,
}: {
  slides: readonly Praise[]
  at: number
  setAt: Dispatch<SetStateAction<number>>
}) {
  const count = slides.length
  const turn = (step: 1 | -1) => setAt((now) => (now + step + count) % count)
  function steer(event: KeyboardEvent) {
    const step = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0
    if (step === 0) return
    event.preventDefault()
    turn(step)
  }
  return (
    <>
      <Arrow label="Previous testimonial" onPress={() => turn(-1)} onSteer={steer}>
        <ChevronLeft aria-hidden="true" className="size-5" />
      </Arrow>
      <div className="flex">
        {slides.map(({ id }, index) => (
          <button
            key={id}
            type="button"
            aria-label={`Testimonial ${index + 1} of ${count}`}
            aria-current={index === at}
            onClick={() => setAt(index)}
            onKeyDown={steer}
            className="group grid h-11 w-7 place-items-center rounded-md"
          >
            <span className="size-2 rounded-full bg-line-strong transition-colors group-hover:bg-control group-aria-[current=true]:bg-accent" />
          </button>
        ))}
      </div>
      <Arrow label="Next testimonial" onPress={() => turn(1)} onSteer={steer}>
        <ChevronRight aria-hidden="true" className="size-5" />
      </Arrow>
      <span aria-live="polite" className="sr-only">
        Testimonial {at + 1} of {count}
      </span>
    </>
  )
}

function Arrow({
  label,
  onPress,
  onSteer,
  children,
}: {
  label: string
  onPress: () => void
  onSteer: (event: KeyboardEvent) => void
  children: ReactNode
}) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onPress}
      onKeyDown={onSteer}
      className="grid size-11 place-items-center rounded-md text-soft transition-colors hover:bg-hover hover:text-ink"
    >
      {children}
    </button>
  )
}
