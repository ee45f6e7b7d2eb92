import { measureLists } from './lists.ts'
import { report } from '../kit/report.ts'
import { withServer } from '../kit/server.ts'

const rows = Number(process.argv[2] ?? 1_000_000)
const groups = process.argv.slice(3)
const title = `Lists, search and stats of a workspace with ${rows.toLocaleString('en')} testimonials against one with 1,000, p50 / p95`
await withServer(async (server) =>
  report(title, 'npm run bench lists', 'with 1,000', await measureLists(server, rows, groups)),
)
