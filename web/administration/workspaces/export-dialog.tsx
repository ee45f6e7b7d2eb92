import { type AdminWorkspace, exportWorkspace } from '#contract/administration/workspaces.ts'
import { reason } from '#contract/administration/support.ts'
import { useMutation } from '@tanstack/react-query'
import { z } from 'zod/mini'
import { brand } from '#contract/brand.ts'
import { fetchAnswer } from '../../lib/call/api.ts'
import { saveFile } from '../../lib/save-file.ts'
import { useSchemaForm } from '../../lib/use-schema-form.ts'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { useDialogForm } from '../../ui/dialog/use-dialog-form.ts'
import { Field } from '../../ui/form/field.tsx'
import { Textarea } from '../../ui/form/textarea.tsx'

const exportForm = z.object({ reason })

/** Saves everything of a workspace for an owner who asked for it. */
export function ExportDialog({ workspace, onClose }: { workspace: AdminWorkspace; onClose: () => void }) {
  const form = useSchemaForm(exportForm, { reason: '' })
  const { id, businessName } = workspace
  const save = useMutation({
    mutationFn: async (body: { reason: string }) => {
      const answer = await fetchAnswer(exportWorkspace, { params: { id }, body }, {})
      saveFile(await answer.blob(), `${brand.prefix}-account-${id}.json`)
    },
  })
  const dialog = useDialogForm(form, save, {
    onClose,
    bodyOf: (body) => body,
    refused: "Couldn't export the workspace",
  })
  return (
    <FormDialog
      {...dialog}
      title={`Export ${businessName}`}
      description="The same file that its owners can export themselves. Send it only to them."
      size="small"
      submitLabel="Export"
      pendingLabel="Exporting..."
    >
      <Field
        label="Reason"
        isRequired
        hint="Such as who asked for it. Kept in the audit log."
        error={form.formState.errors.reason?.message}
      >
        <Textarea rows={3} {...form.register('reason')} />
      </Field>
    </FormDialog>
  )
}
