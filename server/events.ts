import type { ConsentScope, ConsentWording } from '#contract/collection/collection.ts'
import type { LinkedPlatform } from '#contract/publishing/review-links.ts'
import type { RecoveryState } from '#contract/testimonials/testimonials.ts'
import type { Engine } from '#contract/writer/engines.ts'

interface OfTestimonial {
  readonly testimonialId: string
}

interface OfCustomer {
  readonly customerId: string
}

interface Answered extends OfTestimonial {
  readonly version: string
  readonly scopes: readonly ConsentScope[]
  readonly wording: ConsentWording['scopes']
  /** The scopes that an email had asked for. */
  readonly asked?: readonly ConsentScope[]
}

/** What a draft was written from and by whom, as the history of its testimonial keeps it. */
export interface DraftRecord {
  readonly answers: readonly { readonly question: string; readonly answer: string }[]
  readonly draft: string
  readonly engine: Engine
  readonly model: string | null
  /** What the customer agreed to before; the owner's drafts have none. */
  readonly consent?: { readonly version: string; readonly sentence: string } | undefined
  /** When it was written, in ISO 8601. */
  readonly at: string
}

interface Drafted extends OfTestimonial {
  readonly record: DraftRecord
}

/** What can happen, with what is known of each testimonial or customer that it happened to. */
export interface Events {
  /** The text that it came in with was written from answers. Happens before it came in. */
  'testimonial-drafted': Drafted
  'testimonial-submitted': OfTestimonial & {
    /** Null where the customer gave none. */
    readonly customerEmail: string | null
    readonly content: string
    readonly rating: number
    readonly formId: string
    /** False for private feedback: no decision follows. */
    readonly expectsDecision: boolean
    /** False where nobody could be waiting for it. */
    readonly asksCustomers: boolean
    /** False where no reward could be due. */
    readonly givesRewards: boolean
    /** False where no webhook is told of anything. */
    readonly tellsWebhooks: boolean
  }
  /** Typed by the team or sent by a program of theirs. */
  'testimonial-created': OfTestimonial & { readonly details: object }
  'testimonial-imported': OfTestimonial & { readonly details: object }
  /** A later import corrected it, or undoing that one took the correction back. */
  'testimonial-import-updated': OfTestimonial & { readonly details: object }
  'testimonial-import-undone': OfTestimonial & { readonly importId: string }
  /** The platform that it was fetched from no longer has it; or has it again. */
  'testimonial-platform-removed': OfTestimonial & { readonly source: string }
  'testimonial-platform-restored': OfTestimonial & { readonly source: string }
  'testimonial-decided': OfTestimonial & {
    readonly status: 'approved' | 'rejected'
    /** Why nobody had to decide. */
    readonly because?: string
  }
  'testimonial-decision-undone': OfTestimonial
  /** A rejected one waits for a decision again. */
  'testimonial-moved-to-pending': OfTestimonial
  /** The business keeps it off every outlet, or no longer does. */
  'testimonial-hidden': OfTestimonial
  'testimonial-shown': OfTestimonial
  'testimonial-edited': OfTestimonial & { readonly from: string; readonly to: string }
  /** The business changed words that the customer stands for: they stay until the customer confirms the change. */
  'testimonial-edit-suggested': OfTestimonial & { readonly from: string; readonly to: string }
  /** The customer declined it, or the business took it back. */
  'testimonial-edit-dropped': OfTestimonial
  /** The author said that the text is theirs; `onRequest` when an email of the business had asked. */
  'testimonial-confirmed': OfTestimonial & { readonly content: string; readonly onRequest?: boolean }
  'testimonial-evidence-added': OfTestimonial & {
    readonly words: string
    readonly saidOn: string
    readonly where: string | undefined
  }
  'testimonial-confirmation-asked': OfTestimonial & { readonly recipient?: string }
  'testimonial-consent-asked': OfTestimonial & {
    readonly scopes: readonly ConsentScope[]
    readonly recipient: string
  }
  'testimonial-consented': Answered
  /** A recovery case is open, contacted or resolved. */
  'feedback-moved': OfTestimonial & { readonly state: RecoveryState }
  /** The team's notes on it changed. */
  'feedback-noted': OfTestimonial
  'feedback-replied': OfTestimonial & { readonly recipient: string; readonly message: string }
  /** Its author got the link to say more. */
  'feedback-invited': OfTestimonial & { readonly recipient: string }
  /** Its customer allowed that it is shown: it waits for a decision as any other. Or took that back. */
  'feedback-allowed': OfTestimonial
  'feedback-made-private': OfTestimonial
  'testimonial-withdrawn': OfTestimonial
  'testimonial-role-changed': OfTestimonial & { readonly role: string | null }
  'testimonial-logo-changed': OfTestimonial & { readonly isShown: boolean }
  'testimonial-headline-changed': OfTestimonial & { readonly headline: string | null }
  'testimonial-highlights-changed': OfTestimonial & { readonly highlights: readonly string[] }
  /** The business answered in public, or changed its answer. */
  'testimonial-replied': OfTestimonial & { readonly reply: string }
  'testimonial-reply-removed': OfTestimonial
  /** Its customer got, or may be given, their text to take along to a review site. */
  'testimonial-handed-over': OfTestimonial & { readonly platform: LinkedPlatform }
  /** It is on that site. */
  'testimonial-published': OfTestimonial & { readonly platform: LinkedPlatform }
  /** Tags and pins are how the team keeps order: no part of the history. */
  'testimonial-tagged': OfTestimonial & { readonly tags: readonly string[] }
  'testimonial-pinned': OfTestimonial & { readonly isPinned: boolean }
  'testimonial-deleted': OfTestimonial
  'testimonial-restored': OfTestimonial
  /** Its customer had everything removed that says who they are; what is told here is not kept. */
  'testimonial-erased': OfTestimonial & {
    readonly customerName: string
    readonly customerEmail: string | null
    readonly content: string
  }
  'testimonial-rewarded': OfTestimonial & { readonly rewardType: string; readonly trigger: string }
  'customer-added': OfCustomer
  /** By hand, by a list or by a CRM. */
  'customer-updated': OfCustomer
  /** Another customer went into this one, and is no more. */
  'customer-merged': OfCustomer & { readonly mergedId: string }
  'customer-deleted': OfCustomer
}

export type EventName = keyof Events

/** Something that happened at once to any number of testimonials or customers. */
export interface EventNamed<Name extends EventName> {
  readonly name: Name
  readonly workspaceId: string
  readonly at: Date
  /** `customer`, `user:<id>`, `key:<id>` (a program with a secret key), `support:<id of the visit>` or `system`. */
  readonly actor: string
  readonly each: readonly Events[Name][]
}

/** Whose doing it was, and when. */
export type Doing = Pick<EventNamed<EventName>, 'workspaceId' | 'at' | 'actor'>

export type DomainEvent = { [Name in EventName]: EventNamed<Name> }[EventName]
