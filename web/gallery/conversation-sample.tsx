import { Card } from '../ui/layout/card.tsx'
import { Conversation } from '../ui/chat/conversation.tsx'
import { useChat } from '../ui/chat/use-chat.ts'
import { GallerySample } from './sample.tsx'

/** Questions of an even length are answered, the others fail. */
export function ConversationSample() {
  const chat = useChat({
    greeting: 'Hello! I count the characters of a question, if their number is even.',
    answer: (question) =>
      question.length % 2 === 0
        ? Promise.resolve({ response: `You wrote ${question.length} characters.` })
        : Promise.reject(new Error('A question of odd length')),
  })
  return (
    <GallerySample title="Chat">
      <Card className="flex max-h-96 max-w-md flex-col p-0!">
        <Conversation chat={chat} placeholder="Ask about your testimonials..." maxLength={200} />
      </Card>
    </GallerySample>
  )
}
