import { report } from '../kit/report.ts'
import { withServer } from '../kit/server.ts'
import { measureSubmissions } from './submissions.ts'
import { isInstalled } from '../kit/tools.ts'

const title = 'Public submissions, each on disk before its answer, against pgbench with the same statements'
if ((await isInstalled('wrk', '-v')) && (await isInstalled('pgbench', '--version')))
  await withServer(async (server) =>
    report(title, 'npm run bench submissions', 'pgbench or budget', await measureSubmissions(server)),
  )
else console.log('submissions: wrk and pgbench are needed for this measurement; skipped')
