import { clsx } from 'clsx'
import { CircleAlert, CircleCheck, Info, Lock, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

const tones = {
  info: { box: 'bg-sunken border-line text-soft', icon: Info },
  success: { box: 'bg-success-wash border-transparent text-success-text', icon: CircleCheck },
  warning: { box: 'bg-warning-wash border-transparent text-warning-text', icon: TriangleAlert },
  danger: { box: 'bg-danger-wash border-transparent text-danger-text', icon: CircleAlert },
  private: { box: 'bg-private-wash border-transparent text-private-text', icon: Lock },
}

/** Something to know about this page, staying until it no longer holds. `isAlert` announces it when it appears. */
export function Banner({
  tone = 'info',
  title,
  action,
  isAlert = false,
  children,
}: {
  tone?: keyof typeof tones
  title?: string
  action?: ReactNode
  isAlert?: boolean
  children?: ReactNode
}) {
  const { box, icon: Icon } = tones[tone]
  return (
    <div
      {...(isAlert ? { role: 'alert' } : {})}
      className={clsx('flex flex-wrap items-start gap-3 rounded-lg border px-4 py-3 text-base', box)}
    >
      <Icon aria-hidden="true" className="mt-[0.2rem] size-4.5 shrink-0" />
      <div className="min-w-0 flex-1 wrap-anywhere">
        {title && <p className="font-semibold">{title}</p>}
        {children}
      </div>
      {action && (
        <div data-keep-clear="" className="shrink-0 self-center max-sm:w-full max-sm:pl-7.5">
          {action}
        </div>
      )}
    </div>
  )
}
