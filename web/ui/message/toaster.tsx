import { clsx } from 'clsx'
import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { Toast as Radix } from 'radix-ui'
import { useLayoutEffect, useRef, type FocusEvent } from 'react'
import { useStore } from '../../lib/store.ts'
import { TextLink } from '../text/text-link.tsx'
import { EndsErrors } from './ends-errors.tsx'
import { boxesToKeepClear, toastPlace, type ToastPlace } from './toast-place.ts'
import { dismissToast, toastStore, type ShownToast } from './toast.ts'

const showMs = 5000
const swipePx = 50
const placeAgainMs = 200

/** Where toasts appear. Stands once, above every page; F8 moves the focus to it. */
export function Toaster() {
  const shown = useStore(toastStore)
  const viewport = useRef<HTMLOListElement>(null)
  const cameFrom = useRef<HTMLElement>(null)
  const id = shown?.id
  useLayoutEffect(() => {
    const list = viewport.current
    if (id === undefined || !list) return undefined
    const place = () => list.setAttribute('data-place', placeNow(list.offsetHeight))
    place()
    // What it may not cover can come later, with the page that it appears on.
    const timer = setInterval(place, placeAgainMs)
    return () => clearInterval(timer)
  }, [id])

  function remember({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) {
      cameFrom.current = relatedTarget
    }
  }
  // A toast closed from within leaves the focus here, and a focused viewport stops the clock of the next toast.
  function giveFocusBack() {
    const focused = document.activeElement
    if (!(focused instanceof HTMLElement) || !viewport.current?.contains(focused)) return
    if (cameFrom.current?.isConnected) cameFrom.current.focus({ preventScroll: true })
    else focused.blur()
  }
  return (
    <Radix.Provider duration={showMs} swipeDirection="right" swipeThreshold={swipePx}>
      <EndsErrors />
      {shown && <ToastCard key={shown.id} toast={shown} onClosed={giveFocusBack} />}
      <Radix.Viewport
        ref={viewport}
        onFocus={remember}
        hotkey={['F8']}
        // Over a dialog toasts leave its heading and its buttons free: on a phone in the strip above it, else in the corner
        // where neither is.
        className="fixed right-0 bottom-0 z-50 w-full p-4 outline-none data-[place=left]:right-auto data-[place=left]:left-0 data-[place=top]:top-0 data-[place=top]:bottom-auto sm:max-w-[420px] sm:p-6 [html:has([data-scroll-lock])_&]:inset-x-0 [html:has([data-scroll-lock])_&]:max-sm:top-0 [html:has([data-scroll-lock])_&]:max-sm:bottom-auto [html:has([data-scroll-lock])_&]:max-sm:p-2 sm:[html:has([data-scroll-lock])_&]:max-w-[min(420px,40vw)]"
      />
    </Radix.Provider>
  )
}

/** Over a dialog, which holds the page still, toasts have a place of their own. */
function placeNow(height: number): ToastPlace {
  if (document.querySelector('[data-scroll-lock]')) return 'bottom'
  const screen = { width: innerWidth, height: innerHeight }
  return toastPlace(boxesToKeepClear(), screen, Math.max(height, leastHeight))
}

/** Of one line, with the margin around it. */
const leastHeight = 100

function ToastCard({ toast, onClosed }: { toast: ShownToast; onClosed: () => void }) {
  const isDestructive = toast.variant === 'destructive'
  function close() {
    dismissToast(toast.id)
    onClosed()
  }
  return (
    <Radix.Root
      open={toast.isOpen}
      onOpenChange={close}
      type={isDestructive ? 'foreground' : 'background'}
      className={clsx(
        // A dialog takes the pointer from everything else, in a style of the element.
        'pointer-events-auto! flex items-start gap-3 rounded-lg border p-3.5 pr-2.5 shadow-high',
        'data-[state=closed]:animate-toast-out data-[state=open]:animate-toast-in',
        'data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform',
        'data-[swipe=end]:translate-x-full data-[swipe=end]:transition-transform',
        'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
        isDestructive ? 'border-danger bg-danger text-danger-ink' : 'border-line bg-raised text-ink',
      )}
    >
      {isDestructive ? (
        <CircleAlert aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
      ) : (
        <CircleCheck aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-accent-text" />
      )}
      <div className="min-w-0 grow">
        <Radix.Title className="text-base font-semibold">{toast.title}</Radix.Title>
        {toast.description && (
          <Radix.Description className={clsx('text-sm', !isDestructive && 'text-soft')}>
            {toast.description}
          </Radix.Description>
        )}
        {toast.link && (
          <p className="mt-0.5 text-sm">
            <TextLink href={toast.link.href}>{toast.link.label}</TextLink>
          </p>
        )}
      </div>
      {toast.action && <Action action={toast.action} isDestructive={isDestructive} />}
      <Radix.Close
        aria-label="Dismiss"
        className="-mt-0.5 shrink-0 rounded-sm p-1.5 opacity-70 transition-opacity hover:opacity-100"
      >
        <X aria-hidden="true" className="size-4" />
      </Radix.Close>
    </Radix.Root>
  )
}

function Action({
  action,
  isDestructive,
}: {
  action: NonNullable<ShownToast['action']>
  isDestructive: boolean
}) {
  return (
    <Radix.Action
      altText={action.label}
      onClick={action.onAct}
      className={clsx(
        'shrink-0 self-center rounded-sm border px-2.5 py-1 text-sm font-semibold transition-colors',
        isDestructive ? 'border-current hover:bg-danger-hover' : 'border-line-strong hover:bg-hover',
      )}
    >
      {action.label}
    </Radix.Action>
  )
}
