import { Inbox } from 'lucide-react'
import { usePagedRows } from '../lib/call/use-rows.ts'
import { EmptyState } from '../ui/message/empty-state.tsx'
import { LoadingLines } from '../ui/loading/loading-lines.tsx'
import { PageHeader } from '../ui/layout/page-header.tsx'
import { CountedList } from '../ui/loading/paged-list.tsx'
import { MessageCard } from './message-card.tsx'
import { messagesQuery } from './queries.ts'

/** What visitors of the public site wrote to whoever runs this instance. */
export function ContactMessagesPage() {
  const list = usePagedRows(messagesQuery)
  return (
    <>
      <PageHeader
        title="Contact messages"
        description="What visitors send from the contact page. Messages are kept for a year."
      />
      <CountedList
        {...list}
        label="Contact messages"
        noun="message"
        loading={<LoadingLines label="Loading messages" lines={['h-32', 'h-32', 'h-32']} />}
        failure="Couldn't load the messages"
        nextFailure="Couldn't load the next messages."
        empty={
          <EmptyState icon={<Inbox aria-hidden="true" />} title="No messages yet">
            When someone uses the contact page, their message shows up here.
          </EmptyState>
        }
      >
        {() => (
          <ul className="flex flex-col gap-3">
            {list.rows.map((message) => (
              <li key={message.id}>
                <MessageCard message={message} />
              </li>
            ))}
          </ul>
        )}
      </CountedList>
    </>
  )
}
