import { useEditCampaign } from '../queries.ts'
import { type CampaignBody, campaignDraftOf } from './draft.ts'
import { EditorDialog } from './editor-dialog.tsx'
import { useEditor } from './use-editor.ts'
import { type Whole, WholeCampaign } from './whole-campaign.tsx'

const copy = {
  title: 'Edit Campaign',
  description: 'Emails that were sent stay as they were; your changes go into the next ones.',
}

const saveCopy = { submitLabel: 'Save changes', pendingLabel: 'Saving...' }

/** Changes a campaign, once it and everybody in it are here. */
export function EditCampaign({ id, onClose }: { id: string; onClose: () => void }) {
  return (
    <WholeCampaign id={id} onClose={onClose} {...copy}>
      {(whole) => <Edit {...whole} onClose={onClose} />}
    </WholeCampaign>
  )
}

function Edit({ campaign, people, onClose }: Whole & { onClose: () => void }) {
  const edit = useEditCampaign(campaign.id)
  const editor = useEditor(() => campaignDraftOf(campaign, people))
  const submit = (body: CampaignBody) =>
    edit.mutate(
      { ...body, updatedAt: campaign.updatedAt },
      {
        onSuccess: onClose,
        onError: (failure) => editor.showAtFields(failure),
      },
    )
  return (
    <EditorDialog
      {...copy}
      {...saveCopy}
      isStarted={campaign.startedAt !== null}
      editor={editor}
      saving={edit}
      otherwise="Your changes were not saved. Please try again."
      onSubmit={submit}
      onClose={onClose}
    />
  )
}
