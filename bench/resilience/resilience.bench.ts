import { foreign, foreignSettings } from './foreign-loads.ts'
import { report } from '../kit/report.ts'
import { measureResilience } from './resilience.ts'
import { withServer } from '../kit/server.ts'

const title = '/healthz while something heavy is handled, p50 / p99 / max'
await withServer(
  async (server) =>
    report(
      title,
      'npm run bench resilience',
      'p99 allowed',
      await measureResilience(server, process.argv.slice(2)),
    ),
  1,
  foreignSettings,
)
foreign.close()
