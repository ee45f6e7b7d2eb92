import type { Client } from 'pg'

interface TableRow {
  readonly name: string
  readonly columns: string[]
  readonly refersTo: string[]
}

/** Our own tables with the columns that are stored, each after the tables that its foreign keys name. */
export async function tablesInOrder(client: Client): Promise<{ name: string; columns: string[] }[]> {
  const { rows } = await client.query<TableRow>(
    `select t.relname as name,
        (select array_agg(attname::text order by attnum) from pg_attribute
          where attrelid = t.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
        array(select distinct confrelid::regclass::text from pg_constraint
          where contype = 'f' and conrelid = t.oid and confrelid <> t.oid) as "refersTo"
     from pg_class t where t.relkind in ('r', 'p') and t.relnamespace = 'public'::regnamespace order by t.relname`,
  )
  const ordered: TableRow[] = []
  while (ordered.length < rows.length) {
    const isDone = (name: string) => ordered.some((table) => table.name === name)
    const ready = rows.filter((table) => !ordered.includes(table) && table.refersTo.every(isDone))
    if (ready.length === 0)
      throw new Error('Foreign keys go round in a circle: no order to restore tables in')
    ordered.push(...ready)
  }
  return ordered.map(({ name, columns }) => ({ name, columns }))
}

/** The name as SQL writes it. */
export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
