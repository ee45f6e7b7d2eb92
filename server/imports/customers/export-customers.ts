import type { Readable } from 'node:stream'
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { WorkspaceContext } from '../../context.ts'
import { customers } from '../../customers/tables.ts'
import { exportBatchRows, exportStream } from '../files/export-file.ts'
import { ownCustomerId } from './read-customers.ts'

const columns = [
  ownCustomerId,
  'name',
  'email',
  'company',
  'phone',
  'status',
  'crmType',
  'createdAt',
] as const
type Row = Record<(typeof columns)[number], string | null>

/** Every customer of the workspace. */
export function customersStream(context: WorkspaceContext, format: 'csv' | 'json'): Readable {
  return exportStream<Row>(format, {
    name: 'customers',
    now: context.now(),
    columns,
    page: (last) => readCustomerRows(context, last?.[ownCustomerId] ?? undefined),
  })
}

function readCustomerRows(
  { tenant, workspaceId }: WorkspaceContext,
  after: string | undefined,
): Promise<Row[]> {
  const { id, name, email, company, phone, status, crmType, createdAt } = customers
  return tenant((tx) =>
    tx
      .select({
        [ownCustomerId]: id,
        name,
        email,
        company,
        phone,
        status,
        crmType,
        createdAt: sql<string>`to_char(${createdAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
      })
      .from(customers)
      .where(and(eq(customers.workspaceId, workspaceId), after === undefined ? undefined : gt(id, after)))
      .orderBy(asc(id))
      .limit(exportBatchRows),
  )
}
