import { expect, test } from 'vitest'
import { testDatabase } from '../test/processes/test-db.ts'
import { migrate } from './migrate.ts'

const database = await testDatabase()
const { pool } = database
const workspace = '01900000-0000-7000-8000-000000000001'
const said = '2024-05-17T10:00:00Z'
const received = '2026-03-02T09:00:00Z'

let made = 0
async function add(row: Record<string, unknown>): Promise<string> {
  made += 1
  const id = `01900000-0000-7000-8000-0000000001${String(made).padStart(2, '0')}`
  const all = {
    workspace_id: workspace,
    id,
    customer_name: 'Ana',
    content: 'Good bread.',
    rating: 4,
    status: 'approved',
    has_their_word: true,
    created_at: received,
    received_at: received,
    ...row,
  }
  const given = Object.entries(all).filter(([, value]) => value !== undefined)
  const values = given.map(([, value]) => value)
  await pool.query(
    `insert into testimonials (${given.map(([name]) => name).join(', ')}) values (${values.map((_, index) => `$${index + 1}`).join(', ')})`,
    values,
  )
  return id
}

test('rows of earlier versions get the dates, the sums and names on one line that the rules give to new ones', async () => {
  await pool.query('drop schema drizzle cascade; drop schema public cascade; create schema public')
  await migrate(database, '0012_instance_facts')
  await pool.query(`insert into workspaces (id, name, created_at) values ($1, 'Bakery', now())`, [workspace])
  const ids = {
    submitted: await add({ origin: 'customer', created_at: said, rating: 5, customer_name: 'Ana\r\nDuarte' }),
    deleted: await add({ origin: 'customer', created_at: said, rating: 1, deleted_at: received }),
    dated: await add({ origin: 'imported', source: 'Google', created_at: said }),
    undated: await add({ origin: 'imported', source: 'Google', rating: 5 }),
    gone: await add({ origin: 'imported', source: 'Google', rating: 1, deleted_at: received }),
    sent: await add({ origin: 'api', source: 'API' }),
    typed: await add({ origin: 'owner', has_their_word: false }),
    proven: await add({ origin: 'owner', rests_on_evidence: true, evidence_date: '2024-05-17' }),
    'of the future': await add({ origin: 'owner', rests_on_evidence: true, evidence_date: '2999-01-01' }),
    confirmed: await add({ origin: 'owner_ai', rating: 3 }),
  }
  await pool.query(
    `insert into testimonial_events (workspace_id, testimonial_id, type, actor, at) values ($1, $2, 'confirmed', 'customer', $3)`,
    [workspace, ids.confirmed, '2026-04-01T12:00:00Z'],
  )
  await migrate(database)

  const { rows } = await pool.query<{ id: string; day: string | null }>(
    `select id, case when not is_undated then to_char(created_at at time zone 'UTC', 'YYYY-MM-DD') end as day from testimonials`,
  )
  const days = new Map(rows.map(({ id, day }) => [id, day]))
  expect(Object.fromEntries(Object.entries(ids).map(([name, id]) => [name, days.get(id)]))).toEqual({
    submitted: '2024-05-17',
    deleted: '2024-05-17',
    dated: '2024-05-17',
    undated: null,
    gone: null,
    sent: null,
    typed: null,
    proven: '2024-05-17',
    'of the future': null,
    confirmed: '2026-04-01',
  })
  const { rows: names } = await pool.query('select distinct customer_name from testimonials order by 1')
  expect(names).toEqual([{ customer_name: 'Ana' }, { customer_name: 'Ana Duarte' }])
  const { rows: sums } = await pool.query(
    `select counts_as, source, sum(count)::int as count, sum(count * rating)::int as stars
     from testimonial_counters group by 1, 2 order by 1, 2`,
  )
  expect(sums).toEqual([
    { counts_as: 'confirmed', source: '', count: 1, stars: 3 },
    { counts_as: 'imported', source: 'API', count: 1, stars: 4 },
    { counts_as: 'imported', source: 'Google', count: 2, stars: 9 },
    { counts_as: 'none', source: '', count: 3, stars: 12 },
    { counts_as: 'own', source: '', count: 2, stars: 6 },
  ])
})

test('consents of earlier versions keep each sentence with its own scope and answer', async () => {
  await pool.query('drop schema drizzle cascade; drop schema public cascade; create schema public')
  await migrate(database, '0019_outdated_sites')
  await pool.query(`insert into workspaces (id, name, created_at) values ($1, 'Bakery', now())`, [workspace])
  const testimonial = await add({ origin: 'customer' })
  const earlier = [
    ['all', 'Show it.\nMy name.\nA link.\nPlaudit too.', 'display,use_name,suggest_posting,platform'],
    ['some', 'Show it.\nMy name.\nA link.', 'suggest_posting,use_name'],
    ['none', 'Show it.\nMy name.\nA link.', ''],
    ['private', 'A link.', 'suggest_posting'],
    // Kept before only what was asked counted as an answer.
    ['unasked', 'A link.', 'display,use_photo'],
    ['unlike any wording', 'Show it.\nMy name.', 'display'],
    ['empty', '', ''],
  ]
  for (const [version, wording, scopes] of earlier) {
    await pool.query(
      `insert into consents (workspace_id, id, testimonial_id, wording_version, wording, scopes, given_at)
       values ($1, gen_random_uuid(), $2, $3, $4, $5, now())`,
      [workspace, testimonial, version, wording, scopes],
    )
  }
  await migrate(database)
  const { rows } = await pool.query<{
    version: string
    entries: { scope: string; sentence: string; answer: boolean }[]
  }>('select wording_version as version, entries from consents')
  const entries = rows.map(({ version, entries: consentEntries }) => [
    version,
    consentEntries.map(({ scope, sentence, answer }) => `${scope}: ${sentence} ${answer ? 'yes' : 'no'}`),
  ])
  expect(Object.fromEntries(entries)).toEqual({
    all: [
      'display: Show it. yes',
      'use_name: My name. yes',
      'suggest_posting: A link. yes',
      'platform: Plaudit too. yes',
    ],
    some: ['display: Show it. no', 'use_name: My name. yes', 'suggest_posting: A link. yes'],
    none: ['display: Show it. no', 'use_name: My name. no', 'suggest_posting: A link. no'],
    private: ['suggest_posting: A link. yes'],
    unasked: ['suggest_posting: A link. no'],
    'unlike any wording': ['display: Show it.\nMy name. yes'],
    empty: [],
  })
})

test('what earlier versions had hidden is counted as hidden', async () => {
  await pool.query('drop schema drizzle cascade; drop schema public cascade; create schema public')
  await migrate(database, '0029_tags_pins_headlines_views')
  await pool.query(`insert into workspaces (id, name, created_at) values ($1, 'Bakery', now())`, [workspace])
  await pool.query(
    `insert into testimonials (workspace_id, id, customer_name, content, rating, status, origin, is_confirmed_by_author,
       created_at, received_at, hidden_at, deleted_at)
     select $1, gen_random_uuid(), 'Ana', 'Good bread.', 4, 'approved', 'customer', true, $2::timestamptz, $2::timestamptz,
       case when n % 2 = 0 then now() end, case when n > 6 then now() end
     from generate_series(1, 8) n`,
    [workspace, received],
  )
  await migrate(database)
  const counted = async () => {
    const { rows } = await pool.query<{ is_hidden: boolean; is_deleted: boolean; count: number }>(
      `select is_hidden, is_deleted, sum(count)::int as count from testimonial_counters
       group by 1, 2 having sum(count) <> 0 order by 1, 2`,
    )
    return rows.map(({ is_hidden: isHidden, is_deleted: isDeleted, count }) => [isHidden, isDeleted, count])
  }
  expect(await counted()).toEqual([
    [false, false, 3],
    [false, true, 1],
    [true, false, 3],
    [true, true, 1],
  ])
  await pool.query('update testimonials set hidden_at = null')
  expect(await counted()).toEqual([
    [false, false, 6],
    [false, true, 2],
  ])
})

test('customers of earlier versions are counted, and changed ones from there', async () => {
  await pool.query('drop schema drizzle cascade; drop schema public cascade; create schema public')
  await migrate(database, '0047_lighter_insert')
  await pool.query(`insert into workspaces (id, name, created_at) values ($1, 'Bakery', now())`, [workspace])
  await pool.query(
    `insert into customers (workspace_id, id, name, email, status, created_at, updated_at)
     select $1, gen_random_uuid(), 'Ana', n || '@example.com', case when n < 3 then 'pending' else 'active' end, now(), now()
     from generate_series(1, 8) n`,
    [workspace],
  )
  await migrate(database)
  const counted = async () => {
    const { rows } = await pool.query<{ status: string; count: number }>(
      'select status, sum(count)::int as count from customer_counters group by 1 order by 1',
    )
    return rows.map(({ status, count }) => [status, count])
  }
  expect(await counted()).toEqual([
    ['active', 6],
    ['pending', 2],
  ])
  await pool.query(`update customers set status = 'responded' where email < '2'`)
  expect(await counted()).toEqual([
    ['active', 6],
    ['pending', 1],
    ['responded', 1],
  ])
})

test('edits, file names, colors, the team’s and synced ratings of earlier versions stand where they belong', async () => {
  await pool.query('drop schema drizzle cascade; drop schema public cascade; create schema public')
  await migrate(database, '0048_customer_counters')
  await pool.query(`insert into workspaces (id, name, created_at) values ($1, 'Bakery', now())`, [workspace])
  await pool.query(`insert into walls (workspace_id, slug, accent_color) values ($1, 'bakery', '#b4532a')`, [
    workspace,
  ])
  const file = '01900000-0000-7000-8000-0000000000f1'
  const platformFile = '01900000-0000-7000-8000-0000000000f2'
  await pool.query(
    `insert into imports (workspace_id, id, file_name, source, state, created_at) values
     ($1, $2, 'customer reviews.2026.csv', 'customer reviews.2026', 'done', now()), ($1, $3, 'Google.csv', 'Google', 'done', now())`,
    [workspace, file, platformFile],
  )
  const here = { is_confirmed_by_author: true, has_their_word: undefined }
  const imported = { ...here, origin: 'imported', rating: 2 }
  const own = { ...here, origin: 'customer', consents_to_display: true, rating: 5 }
  const ids = {
    edited: await add({
      ...own,
      is_confirmed_by_author: false,
      confirmed_content: 'Nice.',
      content: 'Superb.',
    }),
    proven: await add({
      ...own,
      is_attested_by_owner: true,
      confirmed_content: 'Nice.',
      content: 'Superb.',
    }),
    lost: await add({ ...own, is_attested_by_owner: true, content: 'Superb.' }),
    team: await add({ ...own, is_by_team: true }),
    file: await add({ ...imported, import_id: file, source: 'customer reviews.2026' }),
    named: await add({ ...imported, import_id: file, source: 'Provenexpert' }),
    google: await add({ ...imported, import_id: platformFile, source: 'Google' }),
    synced: await add({ ...imported, source: 'Google', platform: 'google' }),
  }
  await migrate(database)
  const { rows } = await pool.query<Record<string, unknown>>(
    `select id, content, suggested_content as edit, publishable, source from testimonials`,
  )
  const byId = new Map(rows.map(({ id, ...row }) => [id, Object.values(row)]))
  const good = 'Good bread.'
  expect(Object.fromEntries(Object.entries(ids).map(([name, id]) => [name, byId.get(id)]))).toEqual({
    edited: ['Nice.', 'Superb.', true, null],
    proven: ['Nice.', 'Superb.', true, null],
    lost: ['Superb.', null, false, null],
    team: [good, null, true, null],
    file: [good, null, true, null],
    named: [good, null, true, 'Provenexpert'],
    google: [good, null, true, 'Google'],
    synced: [good, null, true, 'Google'],
  })
  const { rows: colors } = await pool.query('select accent_color as color from workspaces')
  expect(colors).toEqual([{ color: '#b4532a' }])
  const { rows: sums } = await pool.query(
    `select counts_as || ' ' || source as kind, sum(count)::int as count from testimonial_counters
     group by 1 having sum(count) <> 0 order by 1`,
  )
  expect(sums).toEqual([
    { kind: 'imported ', count: 1 },
    { kind: 'imported Google', count: 1 },
    { kind: 'imported Provenexpert', count: 1 },
    { kind: 'own ', count: 3 },
    { kind: 'synced Google', count: 1 },
    { kind: 'team ', count: 1 },
  ])
})
