import { longestThemeName, type Theme } from '#contract/themes/themes.ts'
import { z } from 'zod/mini'
import { line } from '#contract/fields.ts'
import { useSchemaForm } from '../../lib/use-schema-form.ts'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { useDialogForm } from '../../ui/dialog/use-dialog-form.ts'
import { Field } from '../../ui/form/field.tsx'
import { Input } from '../../ui/form/input.tsx'
import { useChangeTheme } from './queries.ts'

const nameForm = z.object({ name: line(longestThemeName) })

/** Asks for the owner's own name of a theme; an empty one brings the usual one back. */
export function RenameDialog({ theme, onClose }: { theme: Theme; onClose: () => void }) {
  const form = useSchemaForm(nameForm, { name: theme.name })
  const send = useDialogForm(form, useChangeTheme(), {
    onClose,
    bodyOf: ({ name }) => ({ key: theme.key, name: name || null }),
    refused: "Couldn't rename the theme",
  })
  return (
    <FormDialog
      {...send}
      title={`Rename ${theme.name}`}
      size="small"
      submitLabel="Save"
      pendingLabel="Saving..."
    >
      <Field
        label="Name"
        hint={`Leave it empty to use “${theme.usualName}”.`}
        error={form.formState.errors.name?.message}
      >
        <Input maxLength={longestThemeName} autoComplete="off" {...form.register('name')} />
      </Field>
    </FormDialog>
  )
}
