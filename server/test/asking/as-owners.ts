import {
  counted,
  inLastDays,
  inMonthNamed,
  inMonths,
  inWeeks,
  inYears,
  onDays,
  ofCustomers,
  ofRequests,
  own,
} from './asked.ts'

/** What an owner says, one message after the other, each with SQL for its number. A text has to be in the first line; null is what nobody can know. */
export type Conversation = readonly (readonly [said: string, sql: string | null])[]

const wrote = `exists (select from testimonials t where t.workspace_id = c.workspace_id and t.customer_email = c.email and t.deleted_at is null)`
const asked = `exists (select from requests r where r.workspace_id = c.workspace_id and r.customer_id = c.id)`
const has = (pattern: string) => `content ~* '\\m(${pattern})\\M'`
/** The newest of this month and day that has begun. */
const newest = (monthAndDay: string) =>
  `(case when to_char(:now::timestamptz at time zone 'UTC', 'MM-DD') >= '${monthAndDay}' then extract(year from :now::timestamptz)
    else extract(year from :now::timestamptz) - 1 end || '-${monthAndDay}')::timestamptz`
const since = (day: string) => `not is_undated and created_at >= ${day}`
/** From the newest of this day. */
const during = (monthAndDay: string, length: string) =>
  `${since(newest(monthAndDay))} and created_at < ${newest(monthAndDay)} + interval '${length}'`
const lastSummer = `${newest('06-01')} - case when :now::timestamptz < ${newest('06-01')} + interval '3 months' then interval '1 year'
  else interval '0' end`
const top = (key: string, where = 'true') =>
  `select ${key} from testimonials where workspace_id = :w and deleted_at is null and ${where} group by 1 order by count(*) desc limit 1`
const share = (where: string, of = 'true') =>
  `select round(100.0 * count(*) filter (where ${where}) / count(*), 1)::float8 from testimonials
    where workspace_id = :w and deleted_at is null and ${of}`
const ofSource = (source: string) =>
  `select round(avg(coalesce(rating_given, rating)), 1) from testimonials where workspace_id = :w and deleted_at is null
    and source = '${source}' and not is_by_team`
const bestSource = `select case when origin = 'customer' then 'Your form' else source end from testimonials
  where workspace_id = :w and deleted_at is null and rating is not null and not is_by_team and (origin = 'customer' or source is not null)
  group by 1 order by avg(coalesce(rating_given, rating)) desc, count(*) desc limit 1`

/** Ten owners, forty questions: what was not understood of them was mended. */
export const firstOwners: readonly Conversation[] = [
  // On the phone, between two customers.
  [
    ['new this week?', counted(inWeeks(0))],
    ['and last week', counted(inWeeks(1))],
    ['5* only', counted(`rating = 5 and ${inWeeks(1)}`)],
  ],
  [['how many 1 or 2 stars', counted('rating <= 2')]],
  [
    ['google avg', ofSource('Google')],
    ['trustpilot?', ofSource('Trustpilot')],
  ],
  // Politely, and at length.
  [
    [
      'Good morning, could you please tell me how many reviews we have received since the first of October?',
      counted(since(newest('10-01'))),
    ],
    ['Thank you. And how many of those had five stars?', counted(`rating = 5 and ${since(newest('10-01'))}`)],
  ],
  [
    [
      'Would you be so kind as to show me which of my customers have not yet written anything?',
      ofCustomers(`not ${wrote}`),
    ],
    ['And how many of them have I asked?', ofCustomers(`not ${wrote} and ${asked}`)],
  ],
  // English is not the first language.
  [['how much reviews we have get in summer?', counted(during('06-01', '3 months'))]],
  [['which is our rating in average of this year', own(inYears(0))]],
  [['how many clients didnt wrote', ofCustomers(`not ${wrote}`)]],
  [['show bad opinions of last month', counted(`rating <= 3 and ${inMonths(1)}`)]],
  [['how many have photo', null]],
  // Without a mark, as one speaks.
  [
    ['hey so how many reviews did we get in oct', counted(inMonthNamed(10))],
    ['what about sept', counted(inMonthNamed(9))],
    ['ok and whats the average for that', own(inMonthNamed(9))],
  ],
  [['who complained about parking', counted(`rating <= 3 and ${has('parking')}`)]],
  // With figures in mind.
  [['share of reviews <= 3 stars this year', share('rating <= 3', inYears(0))]],
  [['% approved', share(`status = 'approved' and not is_private`)]],
  [['median response time', null]],
  [['correlation between length and rating', null]],
  [
    [
      'which source brings the most reviews',
      top(`case when origin = 'customer' then 'Your form' else source end`),
    ],
  ],
  // In a hurry.
  [['how many are stuck waiting for me', counted(`status = 'pending' and not is_private`)]],
  [
    ['did anyone leave 1 star this month???', counted(`rating = 1 and ${inMonths(0)}`)],
    ['show it to me', counted(`rating = 1 and ${inMonths(0)}`)],
  ],
  [['fix it', null]],
  // Dictated.
  [
    [
      'how many people have given us a five star rating since march',
      counted(`rating = 5 and created_at >= ${newest('03-01')}`),
    ],
  ],
  [['how many reviews not from google', counted(`source is distinct from 'Google'`)]],
  [['everything except trustpilot', counted(`source is distinct from 'Trustpilot'`)]],
  // Who runs campaigns.
  [
    [
      'conversion of spring thank-you',
      `select round(100.0 * count(answered_at) / count(*)) from requests where workspace_id = :w and campaign_id is not null and sent_at >= :now::timestamptz - interval '90 days'`,
    ],
  ],
  [
    [
      'requests sent last month',
      ofRequests(
        'count(*)',
        `sent_at >= date_trunc('month', :now::timestamptz, 'UTC') - interval '1 month' and sent_at < date_trunc('month', :now::timestamptz, 'UTC')`,
      ),
    ],
  ],
  [['how many opened my emails', null]],
  // Who doubts it.
  [['what is our NPS', null]],
  [['how many reviews from germany', null]],
  [['how many mention muffins', counted(has('muffins?'))]],
]

/** Forty more, kept aside while the rules were mended. */
export const keptOwners: readonly Conversation[] = [
  [
    ['rvws today', counted(inLastDays(1))],
    ['yday?', counted(onDays(1))],
  ],
  [['any new 1 stars', counted('rating = 1')]],
  [['tot reviews', counted('true')]],
  [
    ['I would like to know the average rating of the reviews in German, please.', own(`language = 'de'`)],
    ['And in Spanish?', own(`language = 'es'`)],
  ],
  [['Might you tell me how many letters of thanks remain without my approval?', null]],
  [['Have we had more reviews this month than last month?', counted(inMonths(0))]],
  [
    [
      'how many testimonial from the last six month?',
      counted(
        `not is_undated and created_at >= date_trunc('day', :now::timestamptz, 'UTC') + interval '1 day' - interval '6 months'`,
      ),
    ],
  ],
  [['give me quantity of opinions with three star', counted('rating = 3')]],
  [['what people say for the delivery', counted(has('delivery|deliveries'))]],
  [['reviews written on english', counted(`language = 'en'`)]],
  [
    ['how were we doing in the spring', counted(during('03-01', '3 months'))],
    ['and in the winter before that', null],
  ],
  [['reviews before june', counted(`not is_undated and created_at < ${newest('06-01')}`)]],
  [['reviews after june', counted(`not is_undated and created_at >= ${newest('07-01')}`)]],
  [
    [
      'tell me about reviews with wedding tag that have 5 stars',
      counted(`'wedding' = any(tags) and rating = 5`),
    ],
  ],
  [
    [
      'which language do most people write in',
      top(`case language when 'en' then 'English' when 'de' then 'German' else 'Spanish' end`),
    ],
  ],
  [['percentage with five stars from google', share('rating = 5', `source = 'Google'`)]],
  [['number of unique customers who left a review in 2026', null]],
  [['std dev of ratings', null]],
  [['q1 vs q2 count', counted(during('01-01', '3 months'))]],
  [
    ['pending?', counted(`status = 'pending' and not is_private`)],
    ['without google', counted(`status = 'pending' and not is_private and source is distinct from 'Google'`)],
    [
      'why',
      counted(
        `status = 'pending' and not is_private and hidden_at is null and source is distinct from 'Google'`,
      ),
    ],
  ],
  [['hide the bad ones', null]],
  [
    [
      'why is stuff not showing on my site',
      `select greatest(count(*) filter (where is_private), count(*) filter (where status = 'pending' and not is_private
        and hidden_at is null)) from testimonials where workspace_id = :w and deleted_at is null`,
    ],
  ],
  [
    [
      'so like how many good reviews have we got since last summer',
      counted(`rating >= 4 and ${since(lastSummer)}`),
    ],
  ],
  [['is there anything from Harbor Studio', counted(`company = 'Harbor Studio'`)]],
  [['how many reviews mention the staff but not parking', null]],
  [['rewards outstanding', `select count(*) from rewards where workspace_id = :w and code is null`]],
  [['how many ppl replied to my requests', ofRequests('count(answered_at)')]],
  [['who have I never emailed', ofCustomers(`not ${asked}`)]],
  [['how many reviews did we get the first week of november', counted(during('11-01', '7 days'))]],
  [
    [
      'reviews older than a year',
      counted(
        `not is_undated and created_at < date_trunc('day', :now::timestamptz, 'UTC') - interval '1 year'`,
      ),
    ],
  ],
  [['how do we compare with the bakery next door', null]],
  [['are most of our reviews good', null]],
  [['number of reviews that mention the ovens', counted(has('ovens?'))]],
  [
    ['testimonials in German', counted(`language = 'de'`)],
    ['average by source', bestSource],
  ],
]
