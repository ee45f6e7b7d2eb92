import { chatMessageLimit } from '#contract/writer.ts'
import { sentenceOf } from '../lib/problem.ts'
import { Card } from '../ui/card.tsx'
import { Conversation } from '../ui/conversation.tsx'
import { askAboutProfile } from './queries.ts'

export function ProfileChat() {
  return (
    <section aria-labelledby="profile-chat">
      <Card>
        <h2 id="profile-chat" className="mb-3 font-serif text-title font-medium tracking-tight">
          Chat with the AI
        </h2>
        <Conversation
          label="Conversation about your business"
          greeting="Hello! Ask me about your business profile: what is missing, or how to say it better."
          placeholder="Ask about your business..."
          maxLength={chatMessageLimit}
          ask={askAboutProfile}
          failureOf={(failure) => `I could not answer. ${sentenceOf(failure, 'Please try again.')}`}
        />
      </Card>
    </section>
  )
}
