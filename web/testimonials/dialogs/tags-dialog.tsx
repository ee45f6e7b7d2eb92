import { useQuery } from '@tanstack/react-query'
import { Pencil, Trash2 } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { DoneDialog } from '../../ui/dialog/done-dialog.tsx'
import { FailureBanner } from '../../ui/message/failure-banner.tsx'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { tagsQuery, useReplaceTag } from './organizing-queries.ts'
import { TagInput } from './tag-options.tsx'

/** Every tag, to rename or remove on all testimonials at once. */
export function TagsDialog({ onClose }: { onClose: () => void }) {
  const { data: tags } = useQuery(tagsQuery)
  const replace = useReplaceTag()
  const [renamed, setRenamed] = useState<string>()
  return (
    <DoneDialog
      onClose={onClose}
      title="Manage tags"
      description="Changes apply to every testimonial with the tag."
    >
      <FailureBanner failure={replace.error} otherwise="The tag couldn't be changed. Please try again." />
      {tags?.length === 0 && (
        <p className="text-base text-soft">No tags yet. Add one in a testimonial’s details.</p>
      )}
      <ul aria-label="Tags" className="flex flex-col">
        {tags?.map((name) => (
          <li key={name} className="flex min-h-12 items-center gap-1 border-b border-line last:border-0">
            {renamed === name ? (
              <Rename
                name={name}
                onRename={(newName) => {
                  setRenamed(undefined)
                  if (newName && newName !== name) replace.mutate({ name, newName })
                }}
              />
            ) : (
              <>
                <span className="min-w-0 grow truncate text-base font-medium">{name}</span>
                <IconButton
                  label={`Rename ${name}`}
                  size="small"
                  icon={<Pencil />}
                  onClick={() => setRenamed(name)}
                />
                <IconButton
                  label={`Remove ${name}`}
                  size="small"
                  tone="danger"
                  icon={<Trash2 />}
                  onClick={() => replace.mutate({ name })}
                />
              </>
            )}
          </li>
        ))}
      </ul>
    </DoneDialog>
  )
}

function Rename({ name, onRename }: { name: string; onRename: (newName: string) => void }) {
  const [typed, setTyped] = useState(name)
  function submit(event: FormEvent) {
    event.preventDefault()
    onRename(typed.trim())
  }
  return (
    <form onSubmit={submit} className="flex grow items-center gap-1 py-1">
      <TagInput
        aria-label={`New name of ${name}`}
        value={typed}
        ref={(input) => input?.focus()}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" size="small">
        Save
      </Button>
    </form>
  )
}
