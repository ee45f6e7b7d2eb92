import { type SavedView, viewForm } from '#contract/testimonials/organizing.ts'
import { useQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { sentenceOf } from '../../lib/call/problem.ts'
import { useSchemaForm } from '../../lib/use-schema-form.ts'
import { Button } from '../../ui/button/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { Input } from '../../ui/form/input.tsx'
import type { ListFilters } from '../list/cached-lists.ts'
import { useDeleteView, useSaveView, viewsQuery } from '../dialogs/organizing-queries.ts'
import { noFilters, filterQueryOf } from './use-filters.ts'

/** Filters that somebody saved under a name, and the way to save those of now. */
export function SavedViews({
  filters,
  onChange,
  onClose,
}: {
  filters: ListFilters
  onChange: (values: Readonly<Record<string, string>>) => void
  onClose: () => void
}) {
  const { data: views } = useQuery(viewsQuery)
  const query = filterQueryOf(filters)
  function open(view: SavedView) {
    onChange({ ...noFilters, ...Object.fromEntries(new URLSearchParams(view.query)) })
    onClose()
  }
  return (
    <div className="flex flex-col gap-4 p-4">
      {views && views.length > 0 && <Views views={views} onOpen={open} />}
      {query === '' ? (
        <p className="text-sm text-soft">Filter or search the list to save it as a view.</p>
      ) : (
        <SaveView query={query} />
      )}
    </div>
  )
}

function Views({ views, onOpen }: { views: readonly SavedView[]; onOpen: (view: SavedView) => void }) {
  const remove = useDeleteView()
  return (
    <ul aria-label="Saved views" className="-mx-2 flex max-h-64 flex-col overflow-y-auto">
      {views.map((view) => (
        <li key={view.id} className="flex items-center gap-1">
          <button
            type="button"
            onClick={() => onOpen(view)}
            className="min-w-0 grow truncate rounded-sm px-2 py-1.5 text-left text-base font-medium hover:bg-hover pointer-coarse:py-2.5"
          >
            {view.name}
          </button>
          <IconButton
            label={`Delete ${view.name}`}
            size="small"
            tone="danger"
            icon={<Trash2 />}
            onClick={() => remove.mutate(view.id)}
          />
        </li>
      ))}
    </ul>
  )
}

function SaveView({ query }: { query: string }) {
  const save = useSaveView()
  const { register, handleSubmit, formState, reset } = useSchemaForm(viewForm, { name: '' })
  const failure = save.isError
    ? sentenceOf(save.error, "The view couldn't be saved. Please try again.")
    : undefined
  return (
    <form
      noValidate
      className="flex flex-col gap-3"
      onSubmit={(event) =>
        void handleSubmit(({ name }) => save.mutate({ name, query }, { onSuccess: () => reset() }))(event)
      }
    >
      <Field label="Save these filters as" error={formState.errors.name?.message ?? failure}>
        <Input maxLength={60} autoComplete="off" {...register('name')} />
      </Field>
      <Button
        type="submit"
        size="small"
        className="self-start"
        isPending={save.isPending}
        pendingLabel="Saving..."
      >
        Save view
      </Button>
    </form>
  )
}
