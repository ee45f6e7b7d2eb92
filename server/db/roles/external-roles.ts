import type { Pool } from 'pg'
import { StartupError } from '../../kit/startup-error.ts'

interface Rights {
  readonly login: string
  /** May make tables and extensions in this database. */
  readonly isOwner: boolean
  readonly hasRole: boolean
  readonly mayMakeRole: boolean
}

/**
 * Refuses a login that has not what the server needs, with what a superuser must run once. Any owner of a database will
 * do then: the server never needs to be a superuser itself.
 */
export async function refuseMissingRights(pool: Pool): Promise<void> {
  const { rows } = await pool.query<Rights>(
    `select current_user as login,
        has_database_privilege(current_database(), 'create') and has_schema_privilege('public', 'create') as "isOwner",
        self.rolsuper or coalesce(pg_has_role(current_user, role.oid, 'member'), false) as "hasRole",
        role.oid is null and self.rolcreaterole as "mayMakeRole"
     from pg_roles self left join pg_roles role on role.rolname = 'plaudit_app' where self.rolname = current_user`,
  )
  const [rights] = rows
  if (!rights?.isOwner) throw new StartupError('needs a login that owns the database')
  if (rights.hasRole || rights.mayMakeRole) return
  throw new StartupError(
    'needs a role that its login cannot create. Have a superuser run this once: ' +
      `CREATE ROLE plaudit_app NOLOGIN; GRANT plaudit_app TO "${rights.login}";`,
  )
}
