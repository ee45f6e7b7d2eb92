import type { AudienceKind } from '#contract/campaigns/campaigns.ts'
import { toast } from '../../ui/message/toast.ts'
import { sendLabelOf } from '../copy.ts'
import { useCreateCampaign } from '../queries.ts'
import { type CampaignBody, type Draft, newCampaignDraft } from './draft.ts'
import { EditorDialog } from './editor-dialog.tsx'
import { useEditor } from './use-editor.ts'

export const createTitle = 'Create Campaign'

/** Writes a new campaign. Nothing is sent by creating it. */
export function NewCampaign({ audience, onClose }: { audience: AudienceKind; onClose: () => void }) {
  return <CreateCampaign draft={() => newCampaignDraft(audience)} onClose={onClose} />
}

/** The same from what is written already. */
export function CreateCampaign({ draft, onClose }: { draft: () => Draft; onClose: () => void }) {
  const create = useCreateCampaign()
  const editor = useEditor(draft)
  const sendLabel = sendLabelOf(editor.draft)
  const submit = (body: CampaignBody) =>
    create.mutate(
      { ...body, status: 'active' },
      {
        onSuccess: () => {
          onClose()
          toast({ title: 'Campaign Created', description: `Press ${sendLabel} when you’re ready.` })
        },
        onError: (failure) => {
          toast({ title: 'Error', description: 'Failed to create campaign.', variant: 'destructive' })
          editor.showAtFields(failure)
        },
      },
    )
  return (
    <EditorDialog
      title={createTitle}
      description={`Nothing is sent until you press ${sendLabel}.`}
      submitLabel="Create Campaign"
      pendingLabel="Creating..."
      editor={editor}
      saving={create}
      otherwise="The campaign was not created. Please try again."
      onSubmit={submit}
      onClose={onClose}
    />
  )
}
