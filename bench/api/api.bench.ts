import { report } from '../kit/report.ts'
import { withServer } from '../kit/server.ts'
import { isInstalled } from '../kit/tools.ts'
import { measureReads } from './reads.ts'

/** Less of them is a trial, whose figures say little. */
const seconds = Number(process.argv[2] ?? 5)
const title = 'Reading 50 testimonials with a secret key, against pgbench with one SELECT that makes JSON'
if ((await isInstalled('wrk', '-v')) && (await isInstalled('pgbench', '--version')))
  await withServer(async (server) =>
    report(title, 'npm run bench api', 'pgbench', await measureReads(server, seconds)),
  )
else console.log('api: wrk and pgbench are needed for this measurement; skipped')
