import { campaignDraftOf, copyOf } from './draft.ts'
import { CreateCampaign, createTitle } from './new-campaign.tsx'
import { WholeCampaign } from './whole-campaign.tsx'

/** Writes a new campaign, beginning with the emails, people and times of another. */
export function CopyCampaign({ id, onClose }: { id: string; onClose: () => void }) {
  return (
    <WholeCampaign
      id={id}
      onClose={onClose}
      title={createTitle}
      description="Loading the campaign to duplicate."
    >
      {({ campaign, people }) => (
        <CreateCampaign draft={() => copyOf(campaignDraftOf(campaign, people))} onClose={onClose} />
      )}
    </WholeCampaign>
  )
}
