import { Dialog } from '../ui/dialog.tsx'

const keys = [
  ['j', 'Next testimonial'],
  ['k', 'Previous testimonial'],
  ['x', 'Select or clear it'],
  ['a', 'Approve it'],
  ['r', 'Reject it'],
  ['e', 'Edit it'],
  ['/', 'Search'],
  ['?', 'Show these shortcuts'],
] as const

export function KeyHelp({ onClose }: { onClose: () => void }) {
  return (
    <Dialog isOpen onClose={onClose} size="small" title="Keyboard shortcuts">
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2.5 text-base">
        {keys.map(([key, what]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="inline-grid h-7 min-w-7 place-items-center rounded-sm border border-line bg-paper px-1.5 font-sans text-sm font-medium">
                {key}
              </kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
