import { clsx } from 'clsx'
import { useEffect, useRef, useState, type PointerEvent } from 'react'
import { useStore } from '../../lib/store.ts'
import { dismissToast, toastStore, type ShownToast } from './toast.ts'

const showMs = 5000
const swipePx = 50

/**
 * The toasts of the pages that everybody sees: the same behavior as in the owner's app (one at a time, five seconds, F8,
 * swipe to the right) in a tenth of the script.
 */
export function LightToaster({
  label = 'Notifications (F8)',
  dismissLabel = 'Dismiss',
  isHighOnPhones = false,
}: {
  label?: string
  dismissLabel?: string
  /** At the top of a phone's screen, over the page's head instead of what the person reads or types. */
  isHighOnPhones?: boolean
}) {
  const shown = useStore(toastStore)
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    const focus = (event: KeyboardEvent) => event.key === 'F8' && place.current?.focus()
    addEventListener('keydown', focus)
    return () => removeEventListener('keydown', focus)
  }, [])
  return (
    <section
      ref={place}
      tabIndex={-1}
      aria-label={label}
      className={clsx(
        'pointer-events-none fixed right-0 bottom-0 z-50 w-full p-4 outline-none sm:max-w-[420px] sm:p-6',
        isHighOnPhones && 'max-sm:top-0 max-sm:bottom-auto max-sm:p-2',
      )}
    >
      <div aria-live="polite" aria-atomic="true">
        {shown?.isOpen && <LightToastCard key={shown.id} toast={shown} dismissLabel={dismissLabel} />}
      </div>
    </section>
  )
}

function LightToastCard({
  toast: { id, title, description, variant },
  dismissLabel,
}: {
  toast: ShownToast
  dismissLabel: string
}) {
  const holding = useClosesByItself(id)
  const { offset, ...swiping } = useSwipe(() => dismissToast(id))
  return (
    <div
      {...holding}
      {...swiping}
      style={offset > 0 ? { transform: `translateX(${offset}px)` } : undefined}
      className={clsx(
        'pointer-events-auto flex touch-pan-y items-start gap-3 rounded-lg border p-3.5 pr-2 shadow-high select-none',
        'animate-toast-in',
        variant === 'destructive'
          ? 'border-danger bg-danger text-danger-ink'
          : 'border-line bg-raised text-ink',
      )}
    >
      <div className="min-w-0 grow">
        <p className="text-base font-semibold">{title}</p>
        {description && (
          <p className={clsx('text-sm', variant !== 'destructive' && 'text-soft')}>{description}</p>
        )}
      </div>
      <button
        type="button"
        aria-label={dismissLabel}
        onClick={() => dismissToast(id)}
        className="-mt-1 shrink-0 rounded-sm px-2 py-1 text-lg leading-6 opacity-70 transition-opacity hover:opacity-100"
      >
        <span aria-hidden="true">×</span>
      </button>
    </div>
  )
}

/** How far something is pulled to the right, and what has to hear of pointers; calls `onSwiped` when it went far enough. */
function useSwipe(onSwiped: () => void) {
  const [from, setFrom] = useState<number>()
  const [offset, setOffset] = useState(0)
  function release() {
    if (offset >= swipePx) onSwiped()
    setFrom(undefined)
    setOffset(0)
  }
  return {
    offset,
    onPointerDown: (event: PointerEvent) => setFrom(event.clientX),
    onPointerMove: (event: PointerEvent) => {
      if (from !== undefined) setOffset(Math.max(0, event.clientX - from))
    },
    onPointerUp: release,
    onPointerCancel: release,
  }
}

/** Closes the toast after a while, except while somebody points at it or is in it; answers what has to hear of that. */
function useClosesByItself(id: number) {
  const [isPaused, setIsPaused] = useState(false)
  useEffect(() => {
    if (isPaused) return undefined
    const timer = setTimeout(() => dismissToast(id), showMs)
    return () => clearTimeout(timer)
  }, [id, isPaused])
  const pause = () => setIsPaused(true)
  const resume = () => setIsPaused(false)
  return { onPointerEnter: pause, onPointerLeave: resume, onFocus: pause, onBlur: resume }
}
