import type { Widget } from '#contract/widgets/widgets.ts'
import { useState } from 'react'
import { hasAllWords } from '../lib/address/search-words.ts'
import { Button } from '../ui/button/button.tsx'
import { ConfirmDialog } from '../ui/dialog/confirm-dialog.tsx'
import { SearchInput } from '../ui/search/search-input.tsx'
import { tellOutcome } from '../ui/message/show-refusal.ts'
import { useDeleteWidget } from './queries.ts'
import { WidgetRow } from './widget-row.tsx'

/** From so many on, they can be searched. */
const searchedFrom = 9
const shownAtFirst = 24

/** The widgets of the workspace, newest first. */
export function WidgetList({ widgets }: { widgets: readonly Widget[] }) {
  const [search, setSearch] = useState('')
  const [deleting, setDeleting] = useState<Widget>()
  const [isWhole, setIsWhole] = useState(false)
  const found = widgets.filter(({ name }) => hasAllWords(name, search))
  const shown = isWhole ? found : found.slice(0, shownAtFirst)
  return (
    <>
      {widgets.length >= searchedFrom && (
        <SearchInput
          label="Search widgets"
          placeholder="Search widgets"
          className="mb-4 max-w-sm"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      )}
      {found.length === 0 && <p className="text-base text-soft">No widget has this name.</p>}
      <ul aria-label="Your widgets" className="flex flex-col gap-3">
        {shown.map((widget) => (
          <WidgetRow key={widget.id} widget={widget} onDelete={() => setDeleting(widget)} />
        ))}
      </ul>
      {shown.length < found.length && (
        <Button variant="secondary" className="mt-4" onClick={() => setIsWhole(true)}>
          Show {found.length - shown.length} more
        </Button>
      )}
      {deleting && <DeleteWidgetDialog widget={deleting} onClose={() => setDeleting(undefined)} />}
    </>
  )
}

function DeleteWidgetDialog({ widget, onClose }: { widget: Widget; onClose: () => void }) {
  const remove = useDeleteWidget()
  const run = () =>
    remove.mutate(widget.id, tellOutcome('Widget deleted', "Couldn't delete the widget", onClose))
  return (
    <ConfirmDialog
      onClose={onClose}
      onConfirm={run}
      title={`Delete ${widget.name}?`}
      confirmLabel="Delete"
      isPending={remove.isPending}
    >
      Its code stops working for good, and websites that use it show nothing. Pause it to bring it back later.
      Your testimonials stay.
    </ConfirmDialog>
  )
}
