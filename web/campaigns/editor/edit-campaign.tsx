import { type Campaign, shownSelected } from '#contract/campaigns/campaigns.ts'
import { useQuery } from '@tanstack/react-query'
import { DetailsWait } from '../../ui/dialog/details-wait.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { toast } from '../../ui/message/toast.ts'
import { allPeopleOf, campaignQuery, useEditCampaign } from '../queries.ts'
import { type CampaignBody, campaignDraftOf } from './draft.ts'
import { EditorDialog } from './editor-dialog.tsx'
import { useEditor } from './use-editor.ts'

const copy = {
  title: 'Edit Campaign',
  description: 'Emails that were sent stay as they were; your changes go into the next ones.',
}

const saveCopy = { submitLabel: 'Save changes', pendingLabel: 'Saving...' }

/** Changes a campaign, once it and everybody in it are here. */
export function EditCampaign({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useQuery({
    queryKey: ['campaign to edit', id],
    queryFn: async ({ client }) => {
      const campaign = await client.fetchQuery(campaignQuery(id))
      const { audience, selectedCustomers } = campaign
      const isCut = audience === 'chosen' && selectedCustomers.length >= shownSelected
      return { campaign, people: isCut ? await allPeopleOf(id) : selectedCustomers }
    },
    // What is being edited is not read again below somebody's hands.
    staleTime: Infinity,
    gcTime: 0,
  })
  if (query.data) return <Edit {...query.data} onClose={onClose} />
  return (
    <Dialog isOpen onClose={onClose} size="huge" {...copy}>
      <DetailsWait
        query={query}
        label="Loading campaign"
        lines={['h-10 w-full', 'h-24 w-full', 'h-10 w-full', 'h-48 w-full']}
        otherwise="Couldn't load this campaign."
      />
    </Dialog>
  )
}

function Edit({
  campaign,
  people,
  onClose,
}: {
  campaign: Campaign
  people: readonly string[]
  onClose: () => void
}) {
  const edit = useEditCampaign(campaign.id)
  const editor = useEditor(() => campaignDraftOf(campaign, people))
  const submit = (body: CampaignBody) =>
    edit.mutate(
      { ...body, updatedAt: campaign.updatedAt },
      {
        onSuccess: () => {
          onClose()
          toast({ title: 'Campaign saved' })
        },
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
