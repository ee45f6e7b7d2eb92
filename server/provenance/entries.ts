import type { HistoryType } from '#contract/provenance/history.ts'
import type { DomainEvent, EventName, EventNamed, Events } from '../events.ts'

interface Entry {
  readonly type: HistoryType
  readonly payload: object
}

/** How each event stands in the history. What stands there is hashed: add to it, never change it. */
const entries: { readonly [Name in EventName]: (one: Events[Name]) => Entry | null } = {
  'testimonial-drafted': ({ record: { answers, draft, engine, model, consent } }) =>
    historyEntryOf('drafted', { answers, draft, engine, model, consent }),
  'testimonial-submitted': ({ content, rating, formId }) =>
    historyEntryOf('submitted', { content, rating, formId }),
  'testimonial-created': ({ details }) => historyEntryOf('created', details),
  'testimonial-imported': ({ details }) => historyEntryOf('imported', details),
  'testimonial-import-updated': ({ details }) => historyEntryOf('import-updated', details),
  'testimonial-import-undone': ({ importId }) => historyEntryOf('import-undone', { importId }),
  'testimonial-platform-removed': ({ source }) => historyEntryOf('platform-removed', { source }),
  'testimonial-platform-restored': ({ source }) => historyEntryOf('platform-restored', { source }),
  'testimonial-decided': ({ status, because }) => historyEntryOf(status, { because }),
  'testimonial-decision-undone': () => historyEntryOf('decision-undone'),
  'testimonial-moved-to-pending': () => historyEntryOf('moved-to-pending'),
  'testimonial-hidden': () => historyEntryOf('hidden'),
  'testimonial-shown': () => historyEntryOf('shown'),
  'testimonial-edited': ({ from, to }) => historyEntryOf('edited', { from, to }),
  'testimonial-edit-suggested': ({ from, to }) => historyEntryOf('edit-suggested', { from, to }),
  'testimonial-edit-dropped': () => historyEntryOf('edit-dropped'),
  'testimonial-confirmed': ({ content, onRequest }) => historyEntryOf('confirmed', { content, onRequest }),
  'testimonial-evidence-added': ({ words, saidOn, where }) =>
    historyEntryOf('evidence-added', { words, saidOn, where }),
  'testimonial-confirmation-asked': ({ recipient }) => historyEntryOf('confirmation-asked', { recipient }),
  'testimonial-consent-asked': ({ scopes, recipient }) =>
    historyEntryOf('consent-asked', { scopes, recipient }),
  'testimonial-consented': ({ version, scopes, wording, asked }) =>
    historyEntryOf('consented', { version, scopes, wording, asked }),
  'feedback-moved': ({ state }) => historyEntryOf('feedback-moved', { state }),
  'feedback-noted': () => historyEntryOf('feedback-noted'),
  'feedback-replied': ({ recipient, message }) => historyEntryOf('feedback-replied', { recipient, message }),
  'feedback-invited': ({ recipient }) => historyEntryOf('feedback-invited', { recipient }),
  'feedback-allowed': () => historyEntryOf('feedback-allowed'),
  'feedback-made-private': () => historyEntryOf('feedback-made-private'),
  'testimonial-withdrawn': () => historyEntryOf('withdrawn'),
  'testimonial-role-changed': ({ role }) => historyEntryOf('role-changed', { role }),
  'testimonial-logo-changed': ({ isShown }) => historyEntryOf('logo-changed', { isShown }),
  'testimonial-headline-changed': ({ headline }) => historyEntryOf('headline-changed', { headline }),
  'testimonial-highlights-changed': ({ highlights }) => historyEntryOf('highlights-changed', { highlights }),
  'testimonial-replied': ({ reply }) => historyEntryOf('replied', { reply }),
  'testimonial-reply-removed': () => historyEntryOf('reply-removed'),
  'testimonial-handed-over': ({ platform }) => historyEntryOf('handed-over', { platform }),
  'testimonial-published': ({ platform }) => historyEntryOf('published', { platform }),
  'testimonial-tagged': () => null,
  'testimonial-pinned': () => null,
  'testimonial-deleted': () => historyEntryOf('deleted'),
  'testimonial-restored': () => historyEntryOf('restored'),
  'testimonial-erased': () => historyEntryOf('erased'),
  'testimonial-rewarded': ({ rewardType, trigger }) => historyEntryOf('rewarded', { rewardType, trigger }),
  // The history is the testimonials'.
  'customer-added': () => null,
  'customer-updated': () => null,
  'customer-merged': () => null,
  'customer-deleted': () => null,
}

/** Every event that there is. */
export const eventNames = Object.keys(entries) as readonly EventName[]

function historyEntryOf(type: HistoryType, payload: object = {}): Entry {
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
