import { measureAdminLists } from './measure-lists.ts'
import { report } from '../kit/report.ts'
import { withServer } from '../kit/server.ts'

const workspaces = Number(process.argv[2] ?? 100_000)
const title = `Lists of administrators with ${workspaces.toLocaleString('en')} workspaces and ${(workspaces * 10).toLocaleString('en')} users against 1,000 and 10,000, p50 / p95`
await withServer(async (server) =>
  report(title, 'npm run bench administration', 'with 1,000', await measureAdminLists(server, workspaces)),
)
