import type { CustomerLanguage } from '#contract/languages.ts'
import type { TextSending } from '#contract/texts/texts.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { textSendingQuery } from '../../customers/queries.ts'
import { priceOf } from '../../lib/text/price-of.ts'
import { ChoiceField } from '../../ui/choices/choice-field.tsx'
import { Skeleton } from '../../ui/loading/skeleton.tsx'
import { QueryFailure } from '../../ui/message/load-failure.tsx'
import { TextBubble } from '../../ui/text/text-bubble.tsx'
import type { Editor } from './use-editor.ts'

const languageNames = new Intl.DisplayNames('en', { type: 'language' })

/** The messages as a customer gets them, in each language, and what is left of the month. */
export function TextPreviewPart({ editor: { draft } }: { editor: Editor }) {
  const query = useQuery(textSendingQuery)
  const sending = query.data?.sending
  return (
    <section aria-label="Preview" className="flex min-w-0 flex-col gap-3 rounded-xl bg-sunken p-4">
      {query.isPending && <Skeleton className="h-48" />}
      <QueryFailure query={query} otherwise="Couldn't load the preview." />
      {sending && <Samples sending={sending} hasReminder={draft.reminders.length > 0} />}
    </section>
  )
}

function Samples({ sending, hasReminder }: { sending: TextSending; hasReminder: boolean }) {
  const [language, setLanguage] = useState<CustomerLanguage>('en')
  const sample = sending.samples.find((one) => one.language === language)
  if (!sample) return null
  return (
    <>
      <ChoiceField
        label="Language"
        choices={sending.samples.map((one) => [one.language, languageNames.of(one.language) ?? ''] as const)}
        value={language}
        onChoose={setLanguage}
      />
      <TextBubble text={sample.request} />
      {hasReminder && <TextBubble text={sample.reminder} />}
      <p className="text-sm text-faint">{costOf(sending, sample.segments)}</p>
    </>
  )
}

function costOf({ price, segmentsUsed, segmentLimit }: TextSending, segments: number): string {
  const size = segments === 1 ? '1 segment' : `${segments} segments`
  const cost = price ? `, about ${priceOf({ ...price, micros: price.micros * segments })} each` : ''
  const left = Math.max(0, segmentLimit - segmentsUsed)
  return `${size}${cost}. ${left.toLocaleString()} left this month.`
}
