import { execFile, spawnSync } from 'node:child_process'
import { copyFile, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { Webhook as Verifier } from 'standardwebhooks'
import { afterAll, expect, test } from 'vitest'
import { createApiKey } from '#contract/accounts/api-keys.ts'
import { saveFormSettings } from '#contract/collection/collection.ts'
import { makeBusiness } from '../test/make.ts'
import { webhookReceiver } from '../test/stand-ins/webhook-receiver.ts'
import { testApp } from '../test/test-app.ts'
import { deliverWebhooks } from './sending/deliver.ts'

const receiver = await webhookReceiver()
const app = await testApp({ PLAUDIT_POW: 'on', PLAUDIT_INTERNAL_SITE: receiver.url })
const url = await app.http.listen({ port: 0, host: '127.0.0.1' })
afterAll(async () => {
  await app.http.close()
  await receiver.close()
  await rm(folder, { recursive: true })
})

const run = promisify(execFile)
const root = path.resolve(import.meta.dirname, '../..')
const folder = await mkdtemp(path.join(os.tmpdir(), 'plaudit-story-'))
await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
await writeFile(path.join(folder, 'package.json'), '{"type":"module"}')

interface Told {
  readonly waiting: string[]
  readonly id: string
  readonly status: string
  readonly widgetKey: string
  readonly secret: string
}

/** Runs a program as a stranger would, and answers what it printed. */
async function told(program: string, argument: string): Promise<Told> {
  const owner = await makeBusiness(app)
  await owner.call(saveFormSettings, { body: { requiresApproval: true, publicLinks: 'everyone' } })
  const scopes = ['testimonials:read', 'testimonials:write', 'widgets:write', 'webhooks:write'] as const
  const body = { kind: 'secret' as const, name: 'Story', scopes: [...scopes] }
  const { key } = (await owner.call(createApiKey, { body })).body
  const env = {
    ...process.env,
    PLAUDIT_URL: url,
    PLAUDIT_KEY: key,
    PLAUDIT_FORM: owner.user.formId,
    PLAUDIT_HOOK: `${receiver.url}/hook`,
  }
  const { stdout } = await run(program, [argument], { cwd: folder, env })
  return JSON.parse(stdout) as Told
}

/** What the receiver was told, once its signature was checked. */
async function heard(secret: string): Promise<unknown> {
  receiver.received.length = 0
  await deliverWebhooks.run(app.services, {})
  const [call] = receiver.received
  return new Verifier(secret).verify(call!.body, call!.headers as Record<string, string>)
}

test('the typed client submits, approves, makes a widget and hears of it', { timeout: 120_000 }, async () => {
  await copyFile(path.join(root, 'docs/api/story.ts'), path.join(folder, 'story.ts'))
  await writeFile(path.join(folder, 'plaudit.d.ts'), await (await fetch(`${url}/openapi.d.ts`)).text())
  const compiler = path.join(root, 'node_modules/typescript/bin/tsc')
  const settings =
    '--ignoreConfig --noEmit --strict --skipLibCheck --target esnext --module nodenext --types node'
  const options = [...settings.split(' '), '--allowImportingTsExtensions', 'story.ts']
  await run(process.execPath, [compiler, ...options], { cwd: folder }).catch(
    ({ stdout }: { stdout: string }) => {
      throw new Error(stdout)
    },
  )
  const { id, secret, ...seen } = await told(process.execPath, 'story.ts')
  expect(seen).toEqual({ waiting: [id], status: 'approved', widgetKey: expect.stringMatching(/^wgt_/) })
  expect(await heard(secret)).toMatchObject({ type: 'testimonial.approved', data: { id } })
})

test.skipIf(spawnSync('python3', ['--version']).status !== 0)(
  'a program in Python without any package does the same (skipped where there is no python3)',
  { timeout: 120_000 },
  async () => {
    await copyFile(path.join(root, 'docs/api/story.py'), path.join(folder, 'story.py'))
    const { id, secret, ...seen } = await told('python3', 'story.py')
    expect(seen).toEqual({ waiting: [id], status: 'approved', widgetKey: expect.stringMatching(/^wgt_/) })
    expect(await heard(secret)).toMatchObject({ type: 'testimonial.approved', data: { id } })
  },
)
