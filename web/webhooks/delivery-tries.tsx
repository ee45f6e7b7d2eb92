import { useQuery } from '@tanstack/react-query'
import { Button } from '../ui/button/button.tsx'
import { Restricted } from '../ui/form/restricted.tsx'
import { Loaded } from '../ui/loading/loaded.tsx'
import { LoadingLines } from '../ui/loading/loading-lines.tsx'
import { showRefusal } from '../ui/message/show-refusal.ts'
import { RelativeDate } from '../ui/text/relative-date.tsx'
import { deliveryQuery, useReplay } from './queries.ts'

/** The request of a delivery, and what each try was answered. */
export function DeliveryTries({ id }: { id: string }) {
  const query = useQuery(deliveryQuery(id))
  const replay = useReplay()
  return (
    <Loaded query={query} loading={loading} failure="Couldn't load this delivery.">
      {({ messageId, request, tries }) => (
        <div className="mt-3 flex flex-col gap-3">
          <p className="text-sm wrap-anywhere text-faint">
            webhook-id: <code>{messageId}</code>
          </p>
          <Code
            label="Request"
            text={request === '' ? 'The person was forgotten, and the request with them.' : request}
          />
          <ol aria-label="Tries" className="flex flex-col gap-2">
            {tries.map(({ at, answerStatus, durationMs, error, answer }) => (
              <li key={at} className="text-sm text-soft">
                <RelativeDate date={at} /> · {answerStatus ?? 'No answer'} · {durationMs.toLocaleString()} ms
                {error && <> · {error}</>}
                {answer !== '' && <Code label="Answer" text={answer} />}
              </li>
            ))}
          </ol>
          <div>
            <Restricted isQuiet>
              <Button
                variant="secondary"
                size="small"
                isPending={replay.isPending}
                pendingLabel="Sending..."
                onClick={() => replay.mutate(id, { onError: showRefusal('Not sent again') })}
              >
                Send again
              </Button>
            </Restricted>
          </div>
        </div>
      )}
    </Loaded>
  )
}

const loading = <LoadingLines label="Loading the delivery" lines={['h-20 w-full']} className="mt-3" />

function Code({ label, text }: { label: string; text: string }) {
  return (
    <pre
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label={label}
      className="mt-1 max-h-48 overflow-auto rounded-md border border-line bg-surface p-3 font-mono text-xs whitespace-pre-wrap wrap-anywhere"
    >
      {text}
    </pre>
  )
}
