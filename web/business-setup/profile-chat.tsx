import { chatMessageLimit } from '#contract/writer/writer.ts'
import { Card } from '../ui/layout/card.tsx'
import { Conversation } from '../ui/chat/conversation.tsx'
import { useChat } from '../ui/chat/use-chat.ts'
import { askAboutProfile } from './queries.ts'

const greeting = 'Hello! Ask me what your business profile is missing, or how to word it better.'

export function ProfileChat() {
  const chat = useChat({ greeting, answer: askAboutProfile })
  return (
    <section aria-labelledby="profile-chat">
      <Card className="flex max-h-120 flex-col p-0!">
        <h2 id="profile-chat" className="px-5 pt-5 font-serif text-title font-medium tracking-tight">
          Chat with the AI
        </h2>
        <Conversation chat={chat} placeholder="Ask about your business..." maxLength={chatMessageLimit} />
      </Card>
    </section>
  )
}
