import type { CampaignChannel } from '#contract/campaigns/campaigns.ts'
import { Mail, MessageSquareText } from 'lucide-react'
import { useInstance } from '../../lib/call/use-instance.ts'
import { RadioTiles } from '../../ui/choices/radio-tiles.tsx'
import { EditorPart } from './part.tsx'
import type { Editor } from './use-editor.ts'

const tiles = [
  { value: 'email', title: 'Email', text: 'In your own words.', icon: Mail },
  { value: 'text', title: 'Text message', text: 'To customers who agreed to it.', icon: MessageSquareText },
] as const satisfies readonly { value: CampaignChannel; title: string; text: string; icon: unknown }[]

/** How people are asked. There is no choice on a server without text messages, nor once something was sent. */
export function ChannelPart({ editor, isStarted }: { editor: Editor; isStarted: boolean }) {
  const { sendsTexts } = useInstance()
  const { draft, set, setStep } = editor
  if (isStarted || (!sendsTexts && draft.channel === 'email')) return null
  function choose(channel: CampaignChannel) {
    set({ channel })
    setStep(0)
  }
  return (
    <EditorPart title="How to ask">
      <RadioTiles
        legend="How to ask"
        legendClassName="sr-only"
        className="sm:grid-cols-2"
        tileClassName="flex items-start gap-3 rounded-lg p-3.5 [&_svg]:mt-0.5 [&_svg]:size-4.5 [&_svg]:shrink-0 [&_svg]:text-faint has-checked:[&_svg]:text-accent-text"
        tiles={tiles}
        value={draft.channel}
        onChange={choose}
      >
        {({ icon: Icon }) => <Icon aria-hidden="true" />}
      </RadioTiles>
    </EditorPart>
  )
}
