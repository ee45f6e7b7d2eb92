import { Client } from 'pg'

/** Owns our database and everything in it, and is no superuser of the cluster. */
export const serverRole = 'plaudit_server'
/** What tenant queries run as; the first migration grants it what it may do. */
const tenantRole = 'plaudit_app'

/**
 * Makes the roles that the server works with and gives them what they need, as the cluster's superuser: afterwards the
 * superuser is used by nobody until the next start. `password` is set where sockets are not private.
 */
export async function ensureRoles(superuser: Client, password: string | undefined): Promise<void> {
  const { rows } = await superuser.query<{ name: string }>(
    'select rolname as name from pg_roles where rolname = any($1)',
    [[serverRole, tenantRole]],
  )
  const known = new Set(rows.map(({ name }) => name))
  if (!known.has(tenantRole)) await superuser.query(`create role ${tenantRole} nologin`)
  if (!known.has(serverRole)) await superuser.query(`create role ${serverRole} login`)
  if (password !== undefined) {
    await superuser.query(`alter role ${serverRole} password ${superuser.escapeLiteral(password)}`)
  }
  await superuser.query(`grant ${tenantRole} to ${serverRole}`)
}

/** Everything in our database that still belongs to the superuser, from before there was a role of its own. */
const handOver = `
  do $$
  declare statement text;
  begin
    for statement in
      select format('alter schema %I owner to ${serverRole}', nspname) from pg_namespace
        where nspname in ('drizzle', 'plaudit_jobs') and pg_get_userbyid(nspowner) <> '${serverRole}'
      union all
      select format('alter %s %s owner to ${serverRole}',
          case relkind when 'S' then 'sequence' when 'v' then 'view' else 'table' end, c.oid::regclass)
        from pg_class c join pg_namespace n on n.oid = relnamespace
        where nspname in ('public', 'drizzle', 'plaudit_jobs') and relkind in ('r', 'p', 'S', 'v')
          and pg_get_userbyid(relowner) <> '${serverRole}'
          and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = c.oid and deptype in ('a', 'i', 'e'))
      union all
      select format('alter routine %s owner to ${serverRole}', p.oid::regprocedure)
        from pg_proc p join pg_namespace n on n.oid = pronamespace
        where nspname in ('public', 'drizzle', 'plaudit_jobs') and pg_get_userbyid(proowner) <> '${serverRole}'
          and not exists (select from pg_depend where classid = 'pg_proc'::regclass and objid = p.oid and deptype = 'e')
      union all
      select format('alter type %s owner to ${serverRole}', t.oid::regtype)
        from pg_type t join pg_namespace n on n.oid = typnamespace
        where nspname in ('public', 'drizzle', 'plaudit_jobs') and typtype in ('e', 'd')
          and pg_get_userbyid(typowner) <> '${serverRole}'
    loop
      execute statement;
    end loop;
  end $$`

/** Gives a database that the superuser made to the server's role, whatever is in it already. */
export async function handOverDatabase(superuserUrl: string, database: string): Promise<void> {
  const client = new Client({ connectionString: superuserUrl, connectionTimeoutMillis: 10_000 })
  await client.connect()
  try {
    await client.query(`alter database ${database} owner to ${serverRole}`)
    await client.query(handOver)
  } finally {
    await client.end()
  }
}
