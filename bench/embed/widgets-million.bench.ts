import { measureCold } from './embed-keys.ts'
import { report } from '../kit/report.ts'
import { withServer } from '../kit/server.ts'

const command = 'npm run bench widgets-million'
const title = 'Widgets that nobody has asked for lately, one process'
/** `npm run bench widgets-million 10000` fills in fewer. */
const count = Number(process.argv[2] ?? 1_000_000)
const asked = Math.min(count, 20_000)

await withServer(async (server) => report(title, command, 'goal', await measureCold(server, count, asked)))
