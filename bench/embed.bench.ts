import { measureEmbed } from './embed.ts'
import { fillWorkspace } from './fill.ts'
import { report } from './report.ts'
import { signUpOwner, withServer } from './server.ts'
import { isInstalled } from './tools.ts'

const title = 'What other websites load, against nginx with the same bytes: one process each, 50 connections'
if ((await isInstalled('nginx', '-v')) && (await isInstalled('wrk', '-v')))
  await withServer(async (server) => {
    const { apiKey, workspaceId } = await signUpOwner(server, 'embedding')
    await fillWorkspace(server.databaseUrl, workspaceId, 10)
    return report(title, 'npm run bench embed', 'nginx', await measureEmbed(server, apiKey))
  })
else console.log('embed: nginx and wrk are needed for this measurement; skipped')
