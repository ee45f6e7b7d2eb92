import { chatMessageLimit } from '#contract/assistant/chat.ts'
import type { profileChat } from '#contract/business/profile-chat.ts'
import type { Returned } from '#contract/endpoint.ts'
import { Card } from '../ui/layout/card.tsx'
import { Conversation } from '../ui/chat/conversation.tsx'
import { useChat } from '../ui/chat/use-chat.ts'
import { askAboutProfile } from './profile-chat-queries.ts'
import { ProposalCard } from './proposal-card.tsx'

const greeting =
  'Hello! Tell me what has changed, such as “we also do weddings now” or “our phone is 555 0100”. You see every change before it is saved.'

function proposalBelow({ proposal }: Returned<typeof profileChat>) {
  return proposal && <ProposalCard proposal={proposal} />
}

/** Changes the profile by what the owner says. Nothing is saved until a proposal is accepted. */
export function ProfileChat() {
  const chat = useChat({ greeting, answer: askAboutProfile })
  return (
    <section aria-labelledby="profile-chat">
      <Card className="flex max-h-120 flex-col p-0!">
        <h2
          id="profile-chat"
          className="scroll-mt-20 border-b border-line px-5 py-4 font-serif text-title font-medium tracking-tight"
        >
          Chat with the AI
        </h2>
        <Conversation
          chat={chat}
          below={proposalBelow}
          placeholder="Ask about your business..."
          maxLength={chatMessageLimit}
        />
      </Card>
    </section>
  )
}
