import type { Campaign } from '#contract/campaigns/campaigns.ts'
import { useQuery } from '@tanstack/react-query'
import { useResendVerification } from '../accounts/queries.ts'
import { allowanceQuery } from '../emails/queries.ts'
import { keptInOutbox } from '../lib/kept-in-outbox.ts'
import { useInstance } from '../lib/call/use-instance.ts'
import { Banner } from '../ui/message/banner.tsx'
import { FormDialog } from '../ui/dialog/form-dialog.tsx'
import { MailAllowanceNote } from '../ui/message/mail-allowance-note.tsx'
import { SendFailure } from '../ui/message/send-failure.tsx'
import { toast } from '../ui/message/toast.ts'
import { AudienceSummary } from './audience-summary.tsx'
import { emailsOf, sendLabelOf } from './copy.ts'
import { PostalAddressNote } from './postal-address-note.tsx'
import { campaignAudienceQuery, useSendCampaign } from './queries.ts'
import { windowCopy } from './window-copy.ts'

/** Before many emails leave: who gets one, who is left out and why, and when. */
export function SendDialog({ campaign, onClose }: { campaign: Campaign; onClose: () => void }) {
  const audience = useQuery(campaignAudienceQuery(campaign))
  const allowance = useQuery(allowanceQuery)
  const send = useSendCampaign()
  const resend = useResendVerification()
  const { isMailConfigured } = useInstance()
  const submit = () =>
    send.mutate(campaign.id, {
      onSuccess: (row) => {
        onClose()
        toast(sentCopy(row, isMailConfigured))
      },
    })
  return (
    <FormDialog
      onClose={onClose}
      size="small"
      title={`Send ${campaign.name}?`}
      description={`Everyone gets ${emailsOf(campaign)}${campaign.reminders.length > 0 ? ' at most, fewer once they answer' : ''}. ${windowCopy(campaign.sendWindow)}`}
      submitLabel={sendLabelOf(campaign)}
      pendingLabel="Starting..."
      isPending={send.isPending}
      isDisabled={audience.data?.fairness.asked === 0}
      onSubmit={submit}
    >
      <AudienceSummary query={audience} isCounting={false} />
      {campaign.channel === 'email' && (
        <>
          <PostalAddressNote />
          <MailAllowanceNote allowance={allowance.data} />
          {!isMailConfigured && <Banner title="This server can't send email">{keptInOutbox}</Banner>}
        </>
      )}
      <SendFailure failure={send.error} otherwise="Nothing was sent. Please try again." resend={resend} />
    </FormDialog>
  )
}

function sentCopy({ channel, counts: { waiting, onTheirWay } }: Campaign, isMailConfigured: boolean) {
  if (waiting + onTheirWay === 0) {
    return {
      title: 'No one left to ask',
      description: 'Everyone in this campaign has been asked or skipped.',
    }
  }
  if (channel === 'text')
    return {
      title: 'Sending text messages',
      description: 'You can leave this page. Nobody is texted at night.',
    }
  return isMailConfigured
    ? {
        title: 'Sending emails',
        description: 'You can leave this page. Pause stops the emails that haven’t been sent.',
      }
    : { title: 'Campaign started', description: 'Its emails are kept in the outbox and not sent.' }
}
