import { longestTheme } from '#contract/testimonials/testimonial-filters.ts'
import type { Theme } from '#contract/themes/themes.ts'
import { z } from 'zod/mini'
import { requiredLine } from '#contract/fields.ts'
import { useSchemaForm } from '../../lib/use-schema-form.ts'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { useDialogForm } from '../../ui/dialog/use-dialog-form.ts'
import { Field } from '../../ui/form/field.tsx'
import { Select } from '../../ui/form/select.tsx'
import { useChangeTheme } from './queries.ts'

const mergeForm = z.object({ into: requiredLine(1, longestTheme, 'Please choose a theme') })

/** Asks for the theme that this one counts as. */
export function MergeDialog({
  theme,
  others,
  onClose,
}: {
  theme: Theme
  others: readonly Theme[]
  onClose: () => void
}) {
  const form = useSchemaForm(mergeForm, { into: '' })
  const send = useDialogForm(form, useChangeTheme(), {
    onClose,
    bodyOf: ({ into }) => ({ key: theme.key, mergedInto: into }),
    done: () => ({ title: 'Themes merged', description: 'The new count follows within a minute.' }),
    refused: "Couldn't merge the themes",
  })
  return (
    <FormDialog
      {...send}
      title={`Merge ${theme.name}`}
      description="Both count as one theme. You can separate them at any time."
      size="small"
      submitLabel="Merge"
      pendingLabel="Merging..."
    >
      <Field label="Merge with" error={form.formState.errors.into?.message}>
        <Select {...form.register('into')}>
          <option value="">Choose a theme</option>
          {others
            .filter(({ key }) => key !== theme.key)
            .map(({ key, name }) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
        </Select>
      </Field>
    </FormDialog>
  )
}
