import type { Campaign } from '#contract/campaigns/campaigns.ts'
import { Copy, Ellipsis, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { ConfirmDialog } from '../ui/dialog/confirm-dialog.tsx'
import { IconButton } from '../ui/button/icon-button.tsx'
import { MenuItem } from '../ui/menu/menu-item.tsx'
import { Menu } from '../ui/menu/menu.tsx'
import { tellOutcome } from '../ui/message/show-refusal.ts'
import { useDeleteCampaign } from './queries.ts'

/** What is rarely done with a campaign. */
export function CampaignMenu({ campaign, onDuplicate }: { campaign: Campaign; onDuplicate: () => void }) {
  const [isDeleting, setIsDeleting] = useState(false)
  const remove = useDeleteCampaign()
  const run = () =>
    remove.mutate(
      campaign.id,
      tellOutcome('Campaign deleted', "Couldn't delete the campaign", () => setIsDeleting(false)),
    )
  return (
    <>
      <Menu
        trigger={
          <IconButton
            label={`More for ${campaign.name}`}
            icon={<Ellipsis />}
            size="small"
            className="-mr-1.5"
          />
        }
      >
        <MenuItem icon={<Copy />} onSelect={onDuplicate}>
          Duplicate
        </MenuItem>
        <MenuItem icon={<Trash2 />} tone="danger" onSelect={() => setIsDeleting(true)}>
          Delete
        </MenuItem>
      </Menu>
      <ConfirmDialog
        isOpen={isDeleting}
        onClose={() => setIsDeleting(false)}
        onConfirm={run}
        title={`Delete ${campaign.name}?`}
        confirmLabel="Delete"
        isPending={remove.isPending}
      >
        No more emails are sent, and links in those already sent stop working. Testimonials stay.
      </ConfirmDialog>
    </>
  )
}
