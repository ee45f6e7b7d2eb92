import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { ConsentScope } from '#contract/collection/collection.ts'
import { sourcePlatforms } from '#contract/review-sources/source-platforms.ts'
import {
  platformHolds,
  recoveryStates,
  testimonialOrigins,
  testimonialStatuses,
} from '#contract/testimonials/testimonials.ts'
import { at, bytes, goesWith, keyOfRow } from '../db/columns.ts'
import { keyedTable } from '../db/keyed-table.ts'
import { searchable } from '../search/searchable.ts'
import { indexesOf } from './finding/indexes.ts'
import { publishableRule } from './consent/visibility-rule.ts'
import { ofWorkspace, tableOfWorkspace } from '../workspaces/tables.ts'

/** The language of texts that nobody has looked at; see tell-languages.ts. */
export const undeterminedLanguage = 'und'

/** What search finds first: who said it. */
export const searchedTitle = `customer_name || ' ' || coalesce(role || ' ', '') || coalesce(company, '')`

export const testimonials = tableOfWorkspace(
  'testimonials',
  {
    formId: text('form_id'),
    /** The user who made or imported it; null for a customer's own. */
    userId: uuid('user_id'),
    customerName: text('customer_name').notNull(),
    customerEmail: text('customer_email'),
    company: text('company'),
    /** What the customer does there. */
    role: text('role'),
    /** Its logo is in `companyLogos`. */
    hasCompanyLogo: boolean('has_company_logo').notNull().default(false),
    content: text('content').notNull(),
    /** Whole stars, which decide who may see it. */
    rating: smallint('rating'),
    /** In stars, what its source gave, where that lies between two whole ones; `rating` is rounded down. */
    ratingGiven: numeric('rating_given', { precision: 3, scale: 2, mode: 'number' }),
    status: text('status', { enum: testimonialStatuses }).notNull(),
    decidedAt: at('decided_at'),
    origin: text('origin', { enum: testimonialOrigins }).notNull(),
    isAiGenerated: boolean('is_ai_generated').notNull().default(false),
    /** Feedback for the business alone: a recovery case with a state and notes. */
    isPrivate: boolean('is_private').notNull().default(false),
    recoveryState: text('recovery_state', { enum: recoveryStates }),
    recoveryNotes: text('recovery_notes').notNull().default(''),
    /** True while the text is exactly what the customer wrote or confirmed, or evidence for it is on file. */
    isConfirmedByAuthor: boolean('is_confirmed_by_author').notNull(),
    /** What the customer wrote or confirmed to the letter, while `content` differs from it. */
    confirmedContent: text('confirmed_content'),
    /** What the business made of words that somebody stands for: outlets show `content` until it is confirmed. */
    suggestedContent: text('suggested_content'),
    /** True while `isConfirmedByAuthor` stands on the owner's evidence alone: every outlet says so. */
    isAttestedByOwner: boolean('is_attested_by_owner').notNull().default(false),
    /** True while `isConfirmedByAuthor` came through an email that the business had sent: every outlet says so. */
    confirmedOnRequest: boolean('confirmed_on_request').notNull().default(false),
    /** The author's address is, or has become, one of the team's: every outlet says so. Never unset. */
    isByTeam: boolean('is_by_team').notNull().default(false),
    /** Every mailbox that was mailed the link to confirm, as hashes: each of them could have. */
    askedMailboxes: bytes('asked_mailboxes')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Whether the customer agreed to be shown, and by name; null while nobody has asked. */
    consentsToDisplay: boolean('consents_to_display'),
    consentsToName: boolean('consents_to_name'),
    /** Whether they agreed that this instance's own pages show it too; null while nobody has asked. */
    consentsToPlatform: boolean('consents_to_platform'),
    /** True for as long as their photo is kept, which they agreed to be shown with. */
    consentsToPhoto: boolean('consents_to_photo'),
    /** The scopes that the customer was asked about by email and has not answered; comma-separated. */
    consentAsked: text('consent_asked'),
    consentAskedAt: at('consent_asked_at'),
    evidence: text('evidence'),
    evidenceDate: date('evidence_date'),
    isRewarded: boolean('is_rewarded').notNull().default(false),
    source: text('source'),
    sourceUrl: text('source_url'),
    importId: uuid('import_id'),
    /** Recognizes the same review in a second import. */
    importKey: bytes('import_key'),
    /** The text as it was imported, hashed: finds the review again when its rating, date or name was corrected. */
    importText: bytes('import_text'),
    /** When the customer said it, as far as anybody knows, else the moment of receipt. Lists are sorted by it. */
    createdAt: at('created_at').notNull(),
    /** Nobody knows when it was said: no outlet shows a date, and no month counts it. */
    isUndated: boolean('is_undated').notNull().default(false),
    receivedAt: at('received_at').notNull(),
    tags: text('tags')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Pinned ones come first in widgets. */
    pinnedAt: at('pinned_at'),
    /** Words of the testimonial that stand above it. */
    headline: text('headline'),
    /** Phrases of it that are marked; see highlights.ts for those that an edit took out. */
    highlights: text('highlights')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** What the business answers in public, and since when it says that. */
    reply: text('reply'),
    repliedAt: at('replied_at'),
    /** The language of the text, as a code of ISO 639; null when it does not tell. */
    language: text('language'),
    /** The platform that it was fetched from by its interface; null for everything else. */
    platform: text('platform', { enum: sourcePlatforms }),
    /** Since when that platform no longer has it. */
    removedAt: at('removed_at'),
    /** What keeps it off every outlet: it is gone there, or the platform's terms, until the owner accepts them. */
    platformHold: text('platform_hold', { enum: platformHolds }),
    withdrawnAt: at('withdrawn_at'),
    /** Since when the business keeps it off every outlet, whatever its status. */
    hiddenAt: at('hidden_at'),
    deletedAt: at('deleted_at'),
    version: integer('version').notNull().default(1),
    /** What every outlet reads; see visibility.ts. */
    publishable: boolean('publishable').notNull().generatedAlwaysAs(publishableRule),
    /** What search looks through. */
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(sql.raw(searchable(`${searchedTitle} || ' ' || content`))),
  },
  (table) => [check('testimonials_rating', sql`rating between 1 and 5`), ...indexesOf(table)],
)

/** The tags that a workspace has in use. Testimonials carry their names. */
export const testimonialTags = keyedTable(
  'testimonial_tags',
  { workspaceId: ofWorkspace(), name: text('name').notNull() },
  {},
)

/** Filters of the list that somebody saved under a name. */
export const savedViews = tableOfWorkspace(
  'saved_views',
  {
    /** No foreign key: users are no tenant's (decision 25). Whoever leaves the team loses them. */
    userId: uuid('user_id').notNull(),
    name: text('name').notNull(),
    /** As it stands in the address. */
    query: text('query').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [uniqueIndex('saved_views_name').on(table.workspaceId, table.userId, table.name)],
)

/** How the rows of a testimonial begin; `ofTestimonial` makes them go with it. */
const keyOfTestimonial = () => ({
  workspaceId: uuid('workspace_id').notNull(),
  testimonialId: uuid('testimonial_id').notNull(),
})

/** Of rows that go with a testimonial. */
export const ofTestimonial = (table: { workspaceId: AnyPgColumn; testimonialId: AnyPgColumn }) =>
  goesWith(testimonials, [table.workspaceId, table.testimonialId])

/** One sentence that was asked, and its answer. */
export interface ConsentEntry {
  readonly scope: ConsentScope
  /** As it was shown. */
  readonly sentence: string
  readonly answer: boolean
}

/** What a customer answered, in which words, when and where. Never changed; a newer record replaces an older. */
export const consents = pgTable(
  'consents',
  {
    ...keyOfTestimonial(),
    id: uuid('id').notNull(),
    wordingVersion: text('wording_version').notNull(),
    entries: jsonb('entries').$type<readonly ConsentEntry[]>().notNull(),
    formId: text('form_id'),
    givenAt: at('given_at').notNull(),
  },
  (table) => [
    keyOfRow(table),
    index('consents_testimonial').on(table.workspaceId, table.testimonialId, table.givenAt),
    ofTestimonial(table),
  ],
)

/** Customers' photos, re-encoded by us; kept only with their consent to be shown with it. */
export const customerPhotos = keyedTable(
  'customer_photos',
  keyOfTestimonial(),
  { bytes: bytes('bytes').notNull(), createdAt: at('created_at').notNull() },
  (table) => [ofTestimonial(table)],
)

/** Logos of customers' companies, which the business put there, re-encoded by us. */
export const companyLogos = keyedTable(
  'company_logos',
  keyOfTestimonial(),
  { bytes: bytes('bytes').notNull(), createdAt: at('created_at').notNull() },
  (table) => [ofTestimonial(table)],
)

/**
 * Counts kept by triggers, so that stats and totals cost the same for a thousand rows and for a million.
 * `rating` is 0 when there is none, and `month` 0001-01-01 when nobody knows when it was said. `slot` spreads concurrent writers over several rows; readers add them up.
 */
export const testimonialCounters = pgTable(
  'testimonial_counters',
  {
    workspaceId: uuid('workspace_id').notNull(),
    month: date('month').notNull(),
    status: text('status', { enum: testimonialStatuses }).notNull(),
    rating: smallint('rating').notNull(),
    isAiGenerated: boolean('is_ai_generated').notNull(),
    publishable: boolean('publishable').notNull(),
    /** Which average its rating belongs to (decision 23). */
    countsAs: text('counts_as', {
      enum: ['own', 'confirmed', 'imported', 'synced', 'team', 'none'],
    }).notNull(),
    /** Whose name an imported rating carries; empty for all others. */
    source: text('source').notNull(),
    /** How far a recovery case is; empty for what is no private feedback. */
    recovery: text('recovery', { enum: ['', ...recoveryStates] }).notNull(),
    /** Kept off the site by the business. */
    isHidden: boolean('is_hidden').notNull(),
    /** Deleted and erased ones stay as numbers, as far as they came in through the workspace's own links. */
    isDeleted: boolean('is_deleted').notNull(),
    slot: smallint('slot').notNull(),
    count: integer('count').notNull(),
    /** By how much the values given are above or below the whole stars, all together, in hundredths. */
    beyond: integer('beyond').notNull().default(0),
  },
  (table) => [
    primaryKey({
      columns: [
        table.workspaceId,
        table.month,
        table.status,
        table.rating,
        table.isAiGenerated,
        table.publishable,
        table.countsAs,
        table.source,
        table.recovery,
        table.isHidden,
        table.isDeleted,
        table.slot,
      ],
      name: 'testimonial_counters_pk',
    }),
  ],
)
