import type { CampaignPerson, prepareHandSend } from '#contract/campaigns/campaign-people.ts'
import type { HandChannel } from '#contract/campaigns/request-channels.ts'
import type { Output } from '#contract/endpoint.ts'
import { useQuery } from '@tanstack/react-query'
import { Mail, MessageCircle, MessageSquare, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { buttonStyle } from '../../ui/button/button-style.ts'
import { CopyButton } from '../../ui/button/copy-button.tsx'
import { CopyableInput } from '../../ui/button/copyable-input.tsx'
import { DetailsWait } from '../../ui/dialog/details-wait.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { showRefusal } from '../../ui/message/show-refusal.ts'
import { toast } from '../../ui/message/toast.ts'
import { handLinksQuery, useMarkSent } from '../queries.ts'

type HandLinks = Output<typeof prepareHandSend>

interface HandSendDialogProps {
  campaignId: string
  person: CampaignPerson
  onClose: () => void
}

/** Asks one person from the owner's own phone. Only the owner knows whether it was sent, so they say so. */
export function HandSendDialog({ campaignId, person, onClose }: HandSendDialogProps) {
  const params = { id: campaignId, personId: person.id }
  const query = useQuery(handLinksQuery(params))
  const mark = useMarkSent(params)
  const [channel, setChannel] = useState<HandChannel>()
  const markSent = (step: number, by: HandChannel) =>
    mark.mutate(
      { step, channel: by },
      {
        onSuccess: () => {
          onClose()
          toast({ title: 'Marked as sent', description: `${person.name} gets no email for this step.` })
        },
        onError: showRefusal("Couldn't mark it as sent"),
      },
    )
  const { data } = query
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="small"
      title={`Ask ${person.name} yourself`}
      description="A message from you gets more answers. The link is personal, so the answer counts in this campaign."
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button
            disabled={!data || !channel}
            isPending={mark.isPending}
            pendingLabel="Saving..."
            onClick={() => data && channel && markSent(data.step, channel)}
          >
            Mark as sent
          </Button>
        </>
      }
    >
      <DetailsWait
        query={query}
        label="Preparing the link"
        lines={['h-16 w-full', 'h-10 w-full']}
        otherwise="Couldn't prepare the link."
      />
      {data && <HandChannels links={data} onUse={setChannel} />}
    </Dialog>
  )
}

const ways: ReadonlyArray<readonly ['sms' | 'whatsapp' | 'mailto', HandChannel, string, LucideIcon]> = [
  ['sms', 'sms', 'Text message', MessageSquare],
  ['whatsapp', 'whatsapp', 'WhatsApp', MessageCircle],
  ['mailto', 'mail-app', 'Email app', Mail],
]

function HandChannels({ links, onUse }: { links: HandLinks; onUse: (channel: HandChannel) => void }) {
  return (
    <div className="flex flex-col gap-4">
      <p className="rounded-lg bg-sunken p-3.5 text-base break-words text-soft">{links.text}</p>
      <div className="grid gap-2 sm:grid-cols-3">
        {ways.map(([name, channel, label, Icon]) => (
          <a
            key={name}
            href={links[name]}
            {...(name === 'whatsapp' && { target: '_blank', rel: 'noreferrer' })}
            className={buttonStyle('secondary', 'medium')}
            onClick={() => onUse(channel)}
          >
            <Icon aria-hidden="true" />
            {label}
          </a>
        ))}
      </div>
      <div className="flex gap-2">
        <CopyableInput label="Personal link" value={links.link} className="min-w-0" />
        <CopyButton text={links.link} label="Copy link" onCopied={() => onUse('link')} />
      </div>
    </div>
  )
}
