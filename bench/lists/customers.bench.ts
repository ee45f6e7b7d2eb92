import { measureCustomers } from './customers.ts'
import { report } from '../kit/report.ts'
import { withServer } from '../kit/server.ts'

const rows = Number(process.argv[2] ?? 50_000)
const title = `Lists, search and details of a workspace with ${rows.toLocaleString('en')} customers against one with 1,000, p50 / p95`
await withServer(async (server) =>
  report(title, 'npm run bench customers', 'with 1,000', await measureCustomers(server, rows)),
)
