import type { BenchServer } from '../kit/server.ts'
import { firstNames, names } from '../kit/vocabulary.ts'

const industries = [
  'Bakery',
  'Dentist',
  'Design',
  'Events',
  'Florist',
  'Garage',
  'Gym',
  'Hotel',
  'Lawyer',
  'Plumber',
]
const usersEach = 10
const rowsPerStatement = 10_000

/**
 * Adds workspaces until there are `count`, each with a profile, ten users and a year of counters; every twentieth user was here
 * lately. One in a thousand is in a rare industry.
 */
export async function fillInstance({ pool }: BenchServer, from: number, count: number): Promise<void> {
  for (let first = from + 1; first <= count; first += rowsPerStatement) {
    const span = [first, Math.min(count, first + rowsPerStatement - 1)]
    await pool.query(
      `insert into workspaces (id, name, subscription_tier, subscription_status, subscription_expires_at, created_at)
       select ${idOf(`'workspace ' || n`)}, ($3::text[])[1 + n * 31 % cardinality($3::text[])] || ' ' || ($4::text[])[1 + n % 10] || ' ' || n,
         (array['starter', 'starter', 'starter', 'professional', 'enterprise'])[1 + n % 5],
         (array['trial', 'active', 'active', 'expired', 'active', 'cancelled', 'active'])[1 + n % 7],
         now() + (n % 400 - 100) * interval '1 day', now() - n * interval '3 minutes'
       from generate_series($1::int, $2::int) n`,
      [...span, names, industries],
    )
    await pool.query(
      `insert into business_profiles (workspace_id, business_name, business_url, industry, owner_name, contact_email,
         business_description, target_audience, created_at, updated_at)
       select w.id, w.name, 'https://' || lower(replace(w.name, ' ', '-')) || '.example',
         case when n % 1000 = 0 then 'Falconry' else ($3::text[])[1 + n % 10] end, 'Mara Lindqvist',
         'mara@example.com', 'Good work, and on time.', 'Neighbors', w.created_at, w.created_at
       from generate_series($1::int, $2::int) n join workspaces w on w.id = ${idOf(`'workspace ' || n`)}`,
      [...span, industries],
    )
    await pool.query(
      `insert into users (id, workspace_id, email, first_name, last_name, password_hash, role, is_workspace_owner,
         email_proven_at, created_at)
       select ${idOf(`'user ' || n || ' ' || k`)}, w.id, lower(family) || '.' || n || '.' || k || '@example.com',
         ($3::text[])[1 + (n * 7 + k) % cardinality($3::text[])], family, '', case k when 1 then 'owner' else 'member' end, k = 1,
         w.created_at, w.created_at + k * interval '1 minute'
       from generate_series($1::int, $2::int) n join workspaces w on w.id = ${idOf(`'workspace ' || n`)}
         cross join generate_series(1, ${usersEach}) k
         cross join lateral (select ($4::text[])[1 + (n * 13 + k * 101) % cardinality($4::text[])] as family) as f`,
      [...span, firstNames, names],
    )
    await pool.query(
      `insert into testimonial_counters (workspace_id, month, status, rating, is_ai_generated, publishable, counts_as, source,
         recovery, is_hidden, is_deleted, slot, count)
       select ${idOf(`'workspace ' || n`)}, date_trunc('month', now() - m * interval '1 month'), 'approved', 5, false, true,
         'own', '', '', false, false, 0, 1 + n % 9
       from generate_series($1::int, $2::int) n cross join generate_series(0, 11) m`,
      span,
    )
    await pool.query(
      `insert into sessions (token_hash, user_id, user_agent, created_at, seen_at, expires_at)
       select sha256(convert_to('session ' || n, 'UTF8')), ${idOf(`'user ' || n || ' 1'`)}, '', now(), now() - n % 60 * interval '1 day',
         now() + interval '30 days' from generate_series($1::int, $2::int) n where n % 2 = 0`,
      span,
    )
  }
  await pool.query('vacuum (analyze) workspaces, business_profiles, users, sessions, testimonial_counters')
}

const idOf = (text: string) => `md5(${text})::uuid`
