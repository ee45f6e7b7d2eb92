import type { HistoryType } from '#contract/history.ts'
import type { DomainEvent, EventName, EventNamed, Events } from '../events.ts'

interface Entry {
  readonly type: HistoryType
  readonly payload: object
}

/** How each event stands in the history. What stands there is hashed: add to it, never change it. */
const entries: { readonly [Name in EventName]: (one: Events[Name]) => Entry | null } = {
  'testimonial-drafted': ({ record: { answers, draft, engine, model, consent } }) =>
    entry('drafted', { answers, draft, engine, model, consent }),
  'testimonial-submitted': ({ content, rating, formId }) => entry('submitted', { content, rating, formId }),
  'testimonial-created': ({ details }) => entry('created', details),
  'testimonial-imported': ({ details }) => entry('imported', details),
  'testimonial-import-updated': ({ details }) => entry('import-updated', details),
  'testimonial-import-undone': ({ importId }) => entry('import-undone', { importId }),
  'testimonial-platform-removed': ({ source }) => entry('platform-removed', { source }),
  'testimonial-platform-restored': ({ source }) => entry('platform-restored', { source }),
  'testimonial-decided': ({ status, because }) => entry(status, { because }),
  'testimonial-decision-undone': () => entry('decision-undone'),
  'testimonial-moved-to-pending': () => entry('moved-to-pending'),
  'testimonial-hidden': () => entry('hidden'),
  'testimonial-shown': () => entry('shown'),
  'testimonial-edited': ({ from, to }) => entry('edited', { from, to }),
  'testimonial-confirmed': ({ content, onRequest }) => entry('confirmed', { content, onRequest }),
  'testimonial-evidence-added': ({ words, saidOn, where }) =>
    entry('evidence-added', { words, saidOn, where }),
  'testimonial-confirmation-asked': ({ recipient }) => entry('confirmation-asked', { recipient }),
  'testimonial-consent-asked': ({ scopes, recipient }) => entry('consent-asked', { scopes, recipient }),
  'testimonial-consented': ({ version, scopes, wording, asked }) =>
    entry('consented', { version, scopes, wording, asked }),
  'feedback-moved': ({ state }) => entry('feedback-moved', { state }),
  'feedback-noted': () => entry('feedback-noted'),
  'feedback-replied': ({ recipient, message }) => entry('feedback-replied', { recipient, message }),
  'feedback-invited': ({ recipient }) => entry('feedback-invited', { recipient }),
  'testimonial-withdrawn': () => entry('withdrawn'),
  'testimonial-headline-changed': ({ headline }) => entry('headline-changed', { headline }),
  'testimonial-highlights-changed': ({ highlights }) => entry('highlights-changed', { highlights }),
  'testimonial-replied': ({ reply }) => entry('replied', { reply }),
  'testimonial-reply-removed': () => entry('reply-removed'),
  'testimonial-handed-over': ({ platform }) => entry('handed-over', { platform }),
  'testimonial-published': ({ platform }) => entry('published', { platform }),
  'testimonial-tagged': () => null,
  'testimonial-pinned': () => null,
  'testimonial-deleted': () => entry('deleted'),
  'testimonial-restored': () => entry('restored'),
  'testimonial-erased': () => entry('erased'),
  'testimonial-rewarded': ({ rewardType, trigger }) => entry('rewarded', { rewardType, trigger }),
  // The history is the testimonials'.
  'customer-added': () => null,
  'customer-updated': () => null,
  'customer-merged': () => null,
  'customer-deleted': () => null,
}

/** Every event that there is. */
export const eventNames = Object.keys(entries) as readonly EventName[]

function entry(type: HistoryType, payload: object = {}): Entry {
  return { type, payload }
}

/** The rows of the history for what happened, in its order. An event that nobody declared is refused. */
export function historyRowsOf(events: readonly DomainEvent[]) {
  return events.flatMap((event) => rowsOfOne(event))
}

function rowsOfOne<Name extends EventName>({ name, workspaceId, at, actor, each }: EventNamed<Name>) {
  if (!Object.hasOwn(entries, name)) throw new Error(`Nobody declared the event ${name}`)
  return each.flatMap((one) => {
    const entry = entries[name](one)
    if (!entry || !('testimonialId' in one)) return []
    const { type, payload } = entry
    const { testimonialId } = one
    return { workspaceId, testimonialId, type, actor, at, payload: JSON.stringify(payload) }
  })
}
