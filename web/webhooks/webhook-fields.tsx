import {
  ratedEvents,
  webhookEventNames,
  webhookEvents,
  type WebhookEvent,
  type WebhookKind,
} from '#contract/webhooks/webhook-events.ts'
import { quoteLengths } from '#contract/webhooks/webhooks.ts'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { Checkbox } from '../ui/form/checkbox.tsx'
import { Field } from '../ui/form/field.tsx'
import { FieldError } from '../ui/form/field-error.tsx'
import { Select } from '../ui/form/select.tsx'
import { quoteCopy } from './copy.ts'
import { previewQuery } from './queries.ts'

const ratings = [1, 2, 3, 4, 5] as const

export interface Told {
  readonly events: readonly WebhookEvent[]
  readonly lowestRating: number | null
  readonly highestRating: number | null
  readonly quoteLength: number
}

interface WebhookFieldsProps {
  kind: WebhookKind
  told: Told
  onChange: (told: Told) => void
  errors: { readonly events?: string | undefined; readonly highestRating?: string | undefined }
}

/** What is told: events, ratings, and for a chat how much of the words, with what a message then looks like. */
export function WebhookFields({ kind, told, onChange, errors }: WebhookFieldsProps) {
  const set = (part: Partial<Told>) => onChange({ ...told, ...part })
  const isRated = told.events.some((event) => ratedEvents.includes(event))
  return (
    <>
      <Events events={told.events} error={errors.events} onChange={(events) => set({ events })} />
      {isRated && (
        <div className="grid gap-4 sm:grid-cols-2">
          <Rating
            label="Lowest rating"
            value={told.lowestRating}
            none="Any rating"
            onChange={(lowestRating) => set({ lowestRating })}
          />
          <Rating
            label="Highest rating"
            value={told.highestRating}
            none="Any rating"
            error={errors.highestRating}
            onChange={(highestRating) => set({ highestRating })}
          />
        </div>
      )}
      {kind !== 'webhook' && (
        <Field label="How much of the text" hint="Everyone in the channel can read it.">
          <Select
            value={String(told.quoteLength)}
            onChange={(event) => set({ quoteLength: Number(event.target.value) })}
          >
            {quoteLengths.map((length) => (
              <option key={length} value={length}>
                {quoteCopy[String(length)]}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <Preview kind={kind} told={told} />
    </>
  )
}

function Events({
  events,
  error,
  onChange,
}: {
  events: readonly WebhookEvent[]
  error: string | undefined
  onChange: (events: WebhookEvent[]) => void
}) {
  const errorId = useId()
  return (
    <fieldset aria-describedby={errorId}>
      <legend className="mb-2 text-sm font-semibold text-ink">Events</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {webhookEvents.map((event) => (
          <Checkbox
            key={event}
            label={webhookEventNames[event]}
            checked={events.includes(event)}
            onChange={({ target }) =>
              onChange(webhookEvents.filter((one) => (one === event ? target.checked : events.includes(one))))
            }
          />
        ))}
      </div>
      <FieldError id={errorId}>{error}</FieldError>
    </fieldset>
  )
}

function Rating({
  label,
  value,
  none,
  error,
  onChange,
}: {
  label: string
  value: number | null
  none: string
  error?: string | undefined
  onChange: (rating: number | null) => void
}) {
  return (
    <Field label={label} error={error}>
      <Select
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
      >
        <option value="">{none}</option>
        {ratings.map((rating) => (
          <option key={rating} value={rating}>
            {rating === 1 ? '1 star' : `${rating} stars`}
          </option>
        ))}
      </Select>
    </Field>
  )
}

function Preview({ kind, told: { events, quoteLength } }: { kind: WebhookKind; told: Told }) {
  const { data } = useQuery(previewQuery(kind, events[0] ?? 'testimonial.submitted', quoteLength))
  const isCode = kind === 'webhook'
  return (
    <Titled title="Preview">
      <pre
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
        tabIndex={isCode ? 0 : undefined}
        aria-label="Preview"
        className={
          isCode
            ? 'max-h-60 overflow-auto rounded-md border border-line bg-surface p-3 font-mono text-xs'
            : 'rounded-md border border-line bg-surface p-3 font-sans text-sm whitespace-pre-wrap wrap-anywhere'
        }
      >
        {data?.text ?? ' '}
      </pre>
    </Titled>
  )
}

function Titled({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-1.5">
      <p className="text-sm font-semibold text-ink">{title}</p>
      {children}
    </div>
  )
}
