import type { CampaignPerson } from '#contract/campaigns/campaign-people.ts'
import { Check, Send } from 'lucide-react'
import { Button } from '../../ui/button/button.tsx'
import { MenuItem } from '../../ui/menu/menu-item.tsx'
import { Menu } from '../../ui/menu/menu.tsx'
import { showRefusal } from '../../ui/message/show-refusal.ts'
import { toast } from '../../ui/message/toast.ts'
import { useDecideCampaignEmail, useDecideCampaignText } from '../queries.ts'

/** What to do about an email or text message that may not have arrived, or did not leave: only the owner can decide. */
export function UnknownDecision({ campaignId, person }: { campaignId: string; person: CampaignPerson }) {
  const byEmail = useDecideCampaignEmail(campaignId)
  const byText = useDecideCampaignText(campaignId)
  const email = person.sent.findLast(({ state, emailId }) => isUnsettled(state) && emailId !== null)
  if (!email?.emailId) return null
  const ids = [email.emailId]
  const isText = email.channel === 'text'
  const decide = isText ? byText : byEmail
  const run = (decision: 'send-again' | 'mark-sent') =>
    decide.mutate(
      { ids, decision },
      {
        onSuccess: ({ decided }) =>
          toast(
            decided.length > 0
              ? doneCopy[decision]
              : { title: `This ${isText ? 'message' : 'email'} can no longer be changed` },
          ),
        onError: showRefusal("Couldn't save your decision"),
      },
    )
  return (
    <Menu
      trigger={
        <Button
          size="small"
          variant="secondary"
          isPending={decide.isPending}
          aria-label={`Decide about the ${isText ? 'message' : 'email'} to ${person.name}`}
        >
          Decide
        </Button>
      }
    >
      <MenuItem icon={<Send />} onSelect={() => run('send-again')}>
        Send again
      </MenuItem>
      <MenuItem icon={<Check />} onSelect={() => run('mark-sent')}>
        Mark as sent
      </MenuItem>
    </Menu>
  )
}

const isUnsettled = (state: string) => state === 'unknown' || state === 'failed'

const doneCopy = {
  'send-again': { title: 'Sending it again' },
  'mark-sent': { title: 'Marked as sent' },
}
