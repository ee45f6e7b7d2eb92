import { ChartNoAxesColumn, Lightbulb, MessageCircleQuestion, TrendingUp } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../ui/button/button.tsx'
import { PageHeader } from '../ui/layout/page-header.tsx'
import { ChatPanel } from './chat-panel.tsx'
import { useAssistant } from './use-assistant.ts'
import { CardCopy } from '../ui/layout/card-copy.tsx'

const features = [
  {
    icon: ChartNoAxesColumn,
    title: 'Numbers',
    text: 'How many testimonials you have, how they’re rated and what’s pending.',
  },
  {
    icon: TrendingUp,
    title: 'Trends',
    text: 'How one month, quarter or year compares with another.',
  },
  {
    icon: MessageCircleQuestion,
    title: 'Customers',
    text: 'How many answered, and who has no testimonial yet.',
  },
  {
    icon: Lightbulb,
    title: 'Insights',
    text: 'What stands out in your testimonials and requests.',
  },
] as const

/** What the assistant is most often asked and can count. */
const questions = [
  'What is my average rating?',
  'How many testimonials are pending?',
  'What AI-generated insights do you have for me?',
  'What is my response rate?',
  'What are the trends in my performance?',
  'Which customers have no testimonials yet?',
]

/** Business questions, asked in plain words. Everything here opens the same conversation. */
export function AssistantPage() {
  const [isOpen, setIsOpen] = useState(false)
  const chat = useAssistant()
  const open = () => setIsOpen(true)
  function openWith(question: string) {
    open()
    chat.ask(question)
  }
  return (
    <>
      <PageHeader
        title="AI Business Intelligence"
        description="Ask questions about your testimonials and customers."
        actions={<Button onClick={open}>Start Chat</Button>}
      />
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {features.map(({ icon, title, text }) => (
          <li key={title} className="flex">
            <button
              type="button"
              onClick={open}
              className="flex grow flex-col items-start rounded-lg border border-line bg-surface p-5 text-left shadow-low transition-colors hover:border-line-strong"
            >
              <CardCopy icon={icon} title={title} text={text} gap="mt-1" />
            </button>
          </li>
        ))}
      </ul>
      <h2 className="mt-10 mb-3 font-serif text-title font-medium tracking-tight">Suggested questions</h2>
      <ul className="flex flex-wrap gap-2.5">
        {questions.map((question) => (
          <li key={question} className="flex max-sm:grow">
            <button
              type="button"
              onClick={() => openWith(question)}
              className="min-h-11 grow rounded-md border border-line bg-surface px-4 py-2.5 text-left text-base transition-colors hover:border-line-strong hover:bg-hover"
            >
              {question}
            </button>
          </li>
        ))}
      </ul>
      <ChatPanel chat={chat} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  )
}
