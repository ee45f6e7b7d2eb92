import { measureEmbed } from './embed.ts'
import { measureKeys } from './embed-keys.ts'
import { fillWorkspace } from '../kit/fill.ts'
import { report } from '../kit/report.ts'
import { signUpOwner, withServer } from '../kit/server.ts'
import { isInstalled } from '../kit/tools.ts'

const command = 'npm run bench embed'
const title = 'What other websites load, against nginx with the same bytes: one process each, 50 connections'
const keysTitle = 'Keys of many workspaces, against one of them: one process, 50 connections'
/** `npm run bench embed 1000` asks for fewer keys. */
const counts = process.argv[2] ? [Number(process.argv[2])] : [10_000, 50_000]

if ((await isInstalled('nginx', '-v')) && (await isInstalled('wrk', '-v')))
  await withServer(async (server) => {
    const { apiKey, workspaceId } = await signUpOwner(server, 'embedding')
    await fillWorkspace(server.databaseUrl, workspaceId, 10)
    const isAsFast = report(title, command, 'nginx', await measureEmbed(server, apiKey))
    const holdsMany = report(keysTitle, command, '1 key', await measureKeys(server, counts))
    return isAsFast && holdsMany
  })
else console.log('embed: nginx and wrk are needed for this measurement; skipped')
