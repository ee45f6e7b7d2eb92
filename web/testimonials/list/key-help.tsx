import { Dialog } from '../../ui/dialog/dialog.tsx'
import { keyCopy, type ListKey } from './list-keys.ts'

/** The keys that work in this list. */
export function KeyHelp({ keys, onClose }: { keys: readonly ListKey[]; onClose: () => void }) {
  return (
    <Dialog isOpen onClose={onClose} size="small" title="Keyboard shortcuts">
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2.5 text-base">
        {keys.map((key) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="inline-grid h-7 min-w-7 place-items-center rounded-sm border border-line bg-paper px-1.5 font-sans text-sm font-medium">
                {key}
              </kbd>
            </dt>
            <dd>{keyCopy[key]}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
