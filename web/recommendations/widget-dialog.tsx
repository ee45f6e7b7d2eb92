import type { Recommendation } from '#contract/recommendations/recommendations.ts'
import { tag } from '#contract/testimonials/organizing.ts'
import { displayCounts } from '#contract/widgets/widgets.ts'
import { useLocation } from 'wouter'
import { z } from 'zod/mini'
import { sentenceOf } from '../lib/call/problem.ts'
import { useSchemaForm } from '../lib/use-schema-form.ts'
import { FormDialog } from '../ui/dialog/form-dialog.tsx'
import { Field } from '../ui/form/field.tsx'
import { Input } from '../ui/form/input.tsx'
import { toast } from '../ui/message/toast.ts'
import { useCreateWidget, useTag, useTags } from './queries.ts'

interface WidgetDialogProps {
  selected: readonly Recommendation[]
  /** What the selection was made for, such as `Website`. */
  purpose: string
  onClose: () => void
}

const form = z.object({ name: tag })
const taken = 'This tag is already in use. Please choose another name.'

/** Makes a widget of the selection: they get a tag of its name, and it shows what has the tag. */
export function WidgetDialog({ selected, purpose, onClose }: WidgetDialogProps) {
  const { data: tags = [] } = useTags()
  const [, navigate] = useLocation()
  const tagging = useTag()
  const creating = useCreateWidget()
  const { register, handleSubmit, formState, setError } = useSchemaForm(form, { name: `Picks: ${purpose}` })
  async function make({ name }: { name: string }) {
    // Whatever had the tag before would be in the widget too.
    const isTaken = tags.some((one) => one.toLowerCase() === name.toLowerCase())
    if (isTaken && !hasBegun(selected, name)) return setError('name', { message: taken })
    try {
      await tagging.mutateAsync({
        action: 'tag',
        tag: name,
        ids: selected.map(({ testimonialId }) => testimonialId),
      })
      const widget = await creating.mutateAsync({
        name,
        templateId: 'modern-card',
        settings: { displayCount: countFor(selected.length) },
        filters: { tags: [name] },
      })
      toast({ title: 'Widget created', description: `It shows the testimonials tagged “${name}”.` })
      navigate(`/template-designer?widget=${widget.id}`)
    } catch (failure) {
      setError('name', { message: sentenceOf(failure, "The widget couldn't be created. Please try again.") })
    }
  }
  return (
    <FormDialog
      onClose={onClose}
      title="Make a widget"
      description="The selected testimonials get a tag with this name, and the widget shows what has the tag. You design it next."
      size="small"
      submitLabel="Create widget"
      pendingLabel="Creating..."
      isPending={tagging.isPending || creating.isPending}
      onSubmit={handleSubmit(make)}
    >
      <Field label="Name" error={formState.errors.name?.message}>
        <Input maxLength={40} autoComplete="off" {...register('name')} />
      </Field>
    </FormDialog>
  )
}

/** After a try that failed halfway, all of them have the tag. */
function hasBegun(selected: readonly Recommendation[], name: string): boolean {
  return selected.every(({ testimonial }) => testimonial.tags.includes(name))
}

/** As many as there are, or the next larger count that a widget can have. */
function countFor(selected: number): (typeof displayCounts)[number] {
  return displayCounts.find((count) => count >= selected) ?? displayCounts[displayCounts.length - 1]!
}
