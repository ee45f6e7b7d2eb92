import { sql } from 'drizzle-orm'

// Decides what may be shown, and under which name: every outlet, the export and the app read it here, or of a row in
// `visibility.ts`. Columns stand by their names, because the table itself is made of these expressions.

/** Where nobody was asked, a customer's own submission may not be shown; what came another way may be, by name. */
const whereUnasked = sql`origin <> 'customer'`

const mayBeDisplayed = sql`coalesce(consents_to_display, ${whereUnasked})`

/** What makes a testimonial publishable (ruling 2.3). The column of that name is generated from it. */
export const publishableRule = sql`status = 'approved' and deleted_at is null and withdrawn_at is null and hidden_at is null and platform_hold is null and not is_private and is_confirmed_by_author and ${mayBeDisplayed}`

/** What the business's own outlets show. */
export const isShown = sql<boolean>`publishable`

/** What this instance's own pages may show, where the business wants that too. */
export const isShownOnPlatform = sql<boolean>`publishable and consents_to_platform`

/** What a later import may rely on: words that the customer gave, and did not take back or keep to the business. */
export const isConfirmedForReuse = sql<boolean>`is_confirmed_by_author and withdrawn_at is null and ${mayBeDisplayed}`

/** Whether name and company may stand with it. */
export const mayBeNamed = sql<boolean>`coalesce(consents_to_name, ${whereUnasked})`

/** Whether readers must know that the business's own email asked for the confirmation that it rests on. */
export const showsRequest = sql<boolean>`confirmed_on_request and is_confirmed_by_author and not is_attested_by_owner`

/** The first thing that keeps it from being shown; as `waitingFor`. */
export const waitingReason = sql<
  string | null
>`case when publishable then case when suggested_content is not null then 'confirmation' end
  when withdrawn_at is not null then 'withdrawn' when is_private then 'private' when status = 'rejected' then 'rejected'
  when hidden_at is not null then 'hidden' when platform_hold = 'removed' then 'removed'
  when platform_hold is not null then 'platform-terms'
  when not is_confirmed_by_author or suggested_content is not null then 'confirmation'
  when not ${mayBeDisplayed} then 'consent' else 'approval' end`
