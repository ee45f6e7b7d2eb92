import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { useInstance } from '../lib/call/use-instance.ts'
import { Button } from '../ui/button/button.tsx'
import { IconButton } from '../ui/button/icon-button.tsx'
import { ProgressBar } from '../ui/layout/progress-bar.tsx'
import { useDialogFocus } from '../ui/dialog/use-dialog-focus.ts'
import { stepsOf } from './steps.ts'

interface TourProps {
  /** Says which entry of the sidebar the step speaks of. */
  onSpotlight: (entry: string | undefined) => void
  onEnd: () => void
}

/**
 * The guided tour: above the page, which stays in use and of which it covers nothing. Finish, skip and close all end it.
 * Escape closes it only from within, so that it does not go by accident.
 */
export function Tour({ onSpotlight, onEnd }: TourProps) {
  const { name } = useInstance()
  const steps = stepsOf(name)
  const { at, go, previous, next } = useSteps(steps, onSpotlight, onEnd)
  return (
    <Radix.Root open modal={false} onOpenChange={(open) => !open && onEnd()}>
      <Radix.Content
        {...useDialogFocus(document.querySelector('#main'))}
        onInteractOutside={(event) => event.preventDefault()}
        onEscapeKeyDown={(event) => {
          if (!document.activeElement?.closest('[data-tour]')) event.preventDefault()
        }}
        data-tour=""
        data-keep-clear=""
        className="animate-rise rounded-xl border border-line bg-raised"
      >
        <StepText at={at} steps={steps} />
        <footer className="mt-3 flex items-center gap-2 border-t border-line px-5 py-3.5">
          <Button variant="ghost" className="mr-auto -ml-3.5" onClick={onEnd}>
            Skip Tour
          </Button>
          <Button
            ref={previous}
            variant="secondary"
            disabled={at === 0}
            onClick={() => go(at - 1, 'previous')}
          >
            Previous
          </Button>
          <Button ref={next} onClick={() => go(at + 1, 'next')}>
            {at === steps.length - 1 ? 'Finish' : 'Next'}
          </Button>
        </footer>
      </Radix.Content>
    </Radix.Root>
  )
}

type Steps = ReturnType<typeof stepsOf>

function StepText({ at, steps }: { at: number; steps: Steps }) {
  const step = steps[at]
  return (
    <div className="px-5 pt-4">
      <div className="flex items-center justify-between gap-4">
        <p className="text-sm font-medium text-faint">
          Step {at + 1} of {steps.length}
        </p>
        <Radix.Close asChild>
          <IconButton label="Close" icon={<X />} size="small" className="-mr-2" />
        </Radix.Close>
      </div>
      <div className="mt-1.5">
        <ProgressBar label="Tour progress" value={at + 1} max={steps.length} />
      </div>
      <div aria-live="polite" aria-atomic="true" className="mt-4 sm:min-h-20">
        <Radix.Title className="font-serif text-title font-medium tracking-tight">{step?.title}</Radix.Title>
        <Radix.Description className="mt-1.5 text-base text-soft">{step?.text}</Radix.Description>
      </div>
    </div>
  )
}

/** Where the tour is. Going on leads to the step's page, and past the last step ends it. */
function useSteps(steps: Steps, onSpotlight: TourProps['onSpotlight'], onEnd: () => void) {
  const [at, setAt] = useState(0)
  const [location, navigate] = useLocation()
  const pressed = useRef<'previous' | 'next'>(undefined)
  const previous = useRef<HTMLButtonElement>(null)
  const next = useRef<HTMLButtonElement>(null)
  const entry = steps[at]?.entry

  useEffect(() => {
    onSpotlight(entry)
    return () => onSpotlight(undefined)
  }, [entry, onSpotlight])
  // A page that a step leads to takes the focus, and the first step disables its button: whoever goes on with the
  // keyboard finds it where it was.
  useEffect(() => {
    if (!pressed.current) return
    const button = pressed.current === 'previous' && at > 0 ? previous : next
    // After the page, which stands below and takes the focus in an effect of its own.
    queueMicrotask(() => button.current?.focus({ preventScroll: true }))
    pressed.current = undefined
  }, [at])

  function go(to: number, by: 'previous' | 'next') {
    const target = steps[to]
    if (!target) return onEnd()
    pressed.current = by
    setAt(to)
    if (target.page && target.page !== location) navigate(target.page)
  }
  return { at, go, previous, next }
}
