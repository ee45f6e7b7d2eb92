import type { BulkAction } from '#contract/testimonials/organizing.ts'
import { Check, Download, Eye, EyeOff, Tag, Trash2, X, type LucideIcon } from 'lucide-react'
import { type ReactNode, useEffect, useState, type RefObject } from 'react'
import { Restricted } from '../../ui/form/restricted.tsx'
import { Button } from '../../ui/button/button.tsx'
import { lazyPart } from '../../lib/lazy-part.tsx'

const TagDialog = lazyPart(() => import('../dialogs/tag-dialog.tsx').then((m) => m.TagDialog))

interface BulkBarProps {
  count: string
  /** Offers what is not loaded yet. */
  more: ReactNode
  isPending: boolean
  /** How many have been changed so far. */
  done: number
  next: RefObject<HTMLElement | null>
  /** What is offered: private feedback is nobody's to decide or hide, and of the rest some may be hidden already. */
  can: Readonly<Record<'decide' | 'hide' | 'show', boolean>>
  /** Where the chosen are downloaded, if they can be. */
  exportAddress: string | undefined
  onAct: (action: BulkAction, tag?: string) => void
  onClear: () => void
}

/**
 * What can be done with the chosen testimonials. Stands at the foot of the screen while there are any. It goes away with
 * the button that was pressed; the focus then goes on at `next`, or at the page where that is gone too.
 */
export function BulkBar({
  count,
  more,
  isPending,
  done,
  next,
  can,
  exportAddress,
  onAct,
  onClear,
}: BulkBarProps) {
  useFocusOnLeave(next)
  return (
    <section
      aria-label="Selected testimonials"
      className="sticky bottom-4 z-20 mx-auto flex w-fit max-w-full animate-rise flex-wrap items-center gap-2 rounded-lg border border-line bg-raised py-2 pr-2 pl-4 shadow-high"
    >
      <output className="mr-2 text-sm font-semibold tabular-nums">
        {isPending && done > 0 ? `${done.toLocaleString()} done` : count}
      </output>
      {more}
      <Restricted isQuiet>
        {can.decide && <Decide isPending={isPending} onAct={onAct} />}
        <Hiding can={can} isPending={isPending} onAct={onAct} />
        <Tagging isPending={isPending} onAct={onAct} />
        {exportAddress && (
          <Act
            isPending={isPending}
            icon={Download}
            label="Export"
            onAct={() => window.location.assign(exportAddress)}
          />
        )}
        <Act isPending={isPending} icon={Trash2} label="Delete" onAct={() => onAct('delete')} />
      </Restricted>
      <Button size="small" variant="ghost" onClick={onClear}>
        Clear
      </Button>
    </section>
  )
}

function Decide({ isPending, onAct }: Pick<BulkBarProps, 'isPending' | 'onAct'>) {
  return (
    <>
      <Button size="small" isPending={isPending} onClick={() => onAct('approve')}>
        <Check aria-hidden="true" />
        Approve
      </Button>
      <Act isPending={isPending} icon={X} label="Reject" onAct={() => onAct('reject')} />
    </>
  )
}

function Tagging({ isPending, onAct }: Pick<BulkBarProps, 'isPending' | 'onAct'>) {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <Act isPending={isPending} icon={Tag} label="Tag" onAct={() => setIsOpen(true)} />
      {isOpen && (
        <TagDialog
          onClose={close}
          onTag={(action, tag) => {
            close()
            onAct(action, tag)
          }}
        />
      )}
    </>
  )
}

function Hiding({ can, isPending, onAct }: Pick<BulkBarProps, 'can' | 'isPending' | 'onAct'>) {
  return (
    <>
      {can.hide && <Act isPending={isPending} icon={EyeOff} label="Hide" onAct={() => onAct('hide')} />}
      {can.show && <Act isPending={isPending} icon={Eye} label="Show again" onAct={() => onAct('show')} />}
    </>
  )
}

/** Where the focus goes on when the bar goes away with it. */
function useFocusOnLeave(next: RefObject<HTMLElement | null>) {
  useEffect(
    () => () => {
      if (document.activeElement !== document.body) return
      const place = next.current ?? document.querySelector('main')
      place?.focus({ preventScroll: true })
    },
    [next],
  )
}

function Act({
  icon: Icon,
  label,
  isPending,
  onAct,
}: {
  icon: LucideIcon
  label: string
  isPending: boolean
  onAct: () => void
}) {
  return (
    <Button size="small" variant="secondary" isPending={isPending} onClick={onAct}>
      <Icon aria-hidden="true" />
      {label}
    </Button>
  )
}
