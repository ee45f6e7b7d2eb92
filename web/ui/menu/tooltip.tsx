import { Slot } from 'radix-ui'
import {
  useEffect,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type PointerEvent,
  type ReactElement,
} from 'react'
import { lazyPart } from '../../lib/lazy-part.tsx'

const TooltipBubble = lazyPart(() => import('./tooltip-bubble.tsx').then((m) => m.TooltipBubble))

const delayMs = 700
/** Long enough to move the pointer onto the tooltip, which then stays. */
const leaveMs = 120

/**
 * Explains `children` after 700 ms of resting on it, or at once with the keyboard. Escape and pressing close it. What
 * draws it is loaded when it is first needed.
 */
export function Tooltip({ label, children }: { label: string; children: ReactElement }) {
  const id = useId()
  const anchor = useRef<HTMLElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (!isOpen) return undefined
    const close = (event: KeyboardEvent) => event.key === 'Escape' && setIsOpen(false)
    addEventListener('keydown', close)
    return () => removeEventListener('keydown', close)
  }, [isOpen])

  function turn(open: boolean, afterMs: number) {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setIsOpen(open), afterMs)
  }
  return (
    <>
      <Slot.Root
        ref={anchor}
        {...(isOpen ? { 'aria-describedby': id } : {})}
        onPointerEnter={(event: PointerEvent) => event.pointerType !== 'touch' && turn(true, delayMs)}
        onPointerLeave={() => turn(false, leaveMs)}
        onPointerDown={() => turn(false, 0)}
        onFocus={(event: FocusEvent) => event.target.matches(':focus-visible') && turn(true, 0)}
        onBlur={() => turn(false, 0)}
      >
        {children}
      </Slot.Root>
      {isOpen && (
        <TooltipBubble
          id={id}
          anchor={anchor}
          onPointerEnter={() => turn(true, 0)}
          onPointerLeave={() => turn(false, leaveMs)}
        >
          {label}
        </TooltipBubble>
      )}
    </>
  )
}
