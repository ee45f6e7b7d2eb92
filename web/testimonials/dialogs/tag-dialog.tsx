import { tag } from '#contract/testimonials/organizing.ts'
import { useId } from 'react'
import { z } from 'zod/mini'
import { useSchemaForm } from '../../lib/use-schema-form.ts'
import { Button } from '../../ui/button/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { TagInput, TagOptions } from './tag-options.tsx'

const tagForm = z.object({ tag })

/** Asks for the tag that the chosen testimonials get or lose. */
export function TagDialog({
  onClose,
  onTag,
}: {
  onClose: () => void
  onTag: (action: 'tag' | 'untag', tag: string) => void
}) {
  const list = useId()
  const { register, handleSubmit, formState } = useSchemaForm(tagForm, { tag: '' })
  return (
    <FormDialog
      onClose={onClose}
      title="Tag testimonials"
      size="small"
      submitLabel="Add tag"
      pendingLabel="Adding..."
      isPending={false}
      onSubmit={handleSubmit((form) => onTag('tag', form.tag))}
      aside={
        <Button
          variant="ghost"
          className="mr-auto -ml-3"
          onClick={() => void handleSubmit((form) => onTag('untag', form.tag))()}
        >
          Remove tag
        </Button>
      }
    >
      <Field label="Tag" error={formState.errors.tag?.message}>
        <TagInput list={list} autoComplete="off" {...register('tag')} />
      </Field>
      <TagOptions id={list} />
    </FormDialog>
  )
}
