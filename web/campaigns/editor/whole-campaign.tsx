import { type Campaign, shownSelected } from '#contract/campaigns/campaigns.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { DetailsWait } from '../../ui/dialog/details-wait.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { allPeopleOf, campaignQuery } from '../queries.ts'

/** A campaign with everybody who was chosen by hand, however many. */
export interface Whole {
  readonly campaign: Campaign
  readonly people: readonly string[]
}

/** Waits for it in the dialog that opens with it. */
export function WholeCampaign({
  id,
  title,
  description,
  onClose,
  children,
}: {
  id: string
  title: string
  description: string
  onClose: () => void
  children: (whole: Whole) => ReactNode
}) {
  const query = useQuery({
    queryKey: ['campaign to edit', id],
    queryFn: async ({ client }): Promise<Whole> => {
      const campaign = await client.fetchQuery(campaignQuery(id))
      const { audience, selectedCustomers } = campaign
      const isCut = audience === 'chosen' && selectedCustomers.length >= shownSelected
      return { campaign, people: isCut ? await allPeopleOf(id) : selectedCustomers }
    },
    // What is being edited is not read again below somebody's hands.
    staleTime: Infinity,
    gcTime: 0,
  })
  if (query.data) return children(query.data)
  return (
    <Dialog isOpen onClose={onClose} size="huge" title={title} description={description}>
      <DetailsWait
        query={query}
        label="Loading campaign"
        lines={['h-10 w-full', 'h-24 w-full', 'h-10 w-full', 'h-48 w-full']}
        otherwise="Couldn't load this campaign."
      />
    </Dialog>
  )
}
