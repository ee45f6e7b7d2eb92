import { longestTestimonial } from '#contract/limits.ts'
import { editForm } from '#contract/testimonials/editing.ts'
import { type Testimonial } from '#contract/testimonials/testimonials.ts'
import { useQuery } from '@tanstack/react-query'
import { ApiProblem, sentenceOf } from '../../lib/call/problem.ts'
import { useSchemaForm } from '../../lib/use-schema-form.ts'
import { Banner } from '../../ui/message/banner.tsx'
import { Field } from '../../ui/form/field.tsx'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { Input } from '../../ui/form/input.tsx'
import { Textarea } from '../../ui/form/textarea.tsx'
import { toast } from '../../ui/message/toast.ts'
import { testimonialQuery, useEdit } from '../queries.ts'

/** Changes the words of `testimonial`, and the role of a customer who did not write on the form. Closed while there is none. */
export function EditTestimonialDialog({
  testimonial,
  onClose,
}: {
  testimonial: Testimonial | undefined
  onClose: () => void
}) {
  if (!testimonial) return null
  return <OpenEditDialog key={testimonial.id} testimonial={testimonial} onClose={onClose} />
}

const notSaved = "Your edit couldn't be saved. Your text is still here, so please try again."

/** The words being edited. After a conflict they are saved over the version that was read then. */
function useEditForm({ id, content, role, origin, version: opened }: Testimonial, onSaved: () => void) {
  const edit = useEdit()
  // Read only after a conflict: what somebody else made of it meanwhile.
  const current = useQuery({ ...testimonialQuery(id), enabled: false })
  const isConflict = edit.error instanceof ApiProblem && edit.error.code === 'edited-elsewhere'
  const { register, handleSubmit, formState } = useSchemaForm(editForm, { content, role: role ?? '' })
  const submit = handleSubmit((form) => {
    const version = isConflict && current.data ? current.data.version : opened
    edit.mutate(
      { id, version, content: form.content, ...(origin !== 'customer' && { role: form.role }) },
      {
        onSuccess: () => {
          onSaved()
          toast({ title: 'Content Updated' })
        },
        onError: (failure) => {
          if (failure instanceof ApiProblem && failure.code === 'edited-elsewhere') void current.refetch()
        },
      },
    )
  })
  return { register, errors: formState.errors, submit, edit, current, isConflict }
}

function OpenEditDialog({ testimonial, onClose }: { testimonial: Testimonial; onClose: () => void }) {
  const { customerName, origin, waitingFor, confirmedContent } = testimonial
  const isVouchedFor = waitingFor !== 'confirmation' || confirmedContent !== null
  const { register, errors, submit, edit, current, isConflict } = useEditForm(testimonial, onClose)
  return (
    <FormDialog
      onClose={onClose}
      title="Edit testimonial"
      description={
        isVouchedFor
          ? `Your edit stays hidden until ${customerName} confirms it. Until then, only the original text can appear.`
          : `This stays hidden until ${customerName} confirms it or you attach proof.`
      }
      submitLabel={isConflict ? 'Save my version' : 'Save'}
      pendingLabel="Saving..."
      isPending={edit.isPending || (isConflict && current.isFetching)}
      className="flex flex-col gap-4"
      onSubmit={submit}
    >
      <Field
        label="Testimonial"
        hint={
          isVouchedFor &&
          'Corrections to spacing, capitals, quotes, and punctuation don’t need to be confirmed again.'
        }
        error={errors.content?.message}
      >
        <Textarea maxLength={longestTestimonial} className="min-h-44" {...register('content')} />
      </Field>
      {origin !== 'customer' && (
        <Field label="Role" isOptional error={errors.role?.message}>
          <Input autoComplete="off" maxLength={120} placeholder="Marketing lead" {...register('role')} />
        </Field>
      )}
      {edit.isError && (
        <Banner tone={isConflict ? 'warning' : 'danger'} isAlert>
          <p>{sentenceOf(edit.error, notSaved)}</p>
          {isConflict && current.data && !current.isFetching && (
            <TheirVersion content={current.data.content} />
          )}
        </Banner>
      )}
    </FormDialog>
  )
}

/** What somebody else saved meanwhile. */
function TheirVersion({ content }: { content: string }) {
  return (
    <blockquote
      dir="auto"
      className="mt-2 max-h-40 overflow-y-auto border-l-2 border-current pl-3 whitespace-pre-line"
    >
      {content}
    </blockquote>
  )
}
