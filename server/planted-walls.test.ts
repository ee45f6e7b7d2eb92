import { execFile } from 'node:child_process'
import { cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

const run = promisify(execFile)
const root = path.join(import.meta.dirname, '..')
const rooms = ['contract', 'server', 'web', 'widget']
let copy = ''

// A whole room is compiled while the other tests have both cores.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 })

// Violations are planted in a copy, so that nothing that runs beside this test sees them.
beforeAll(async () => {
  copy = await mkdtemp(path.join(os.tmpdir(), 'plaudit-walls-'))
  for (const name of [...rooms, 'package.json', '.oxlintrc.json', 'tsconfig.base.json']) {
    await cp(path.join(root, name), path.join(copy, name), { recursive: true })
  }
  await symlink(path.join(root, 'node_modules'), path.join(copy, 'node_modules'))
})

afterAll(() => rm(copy, { recursive: true, force: true }))

/** What the linter says about one file with this text; empty when it has nothing to say. */
async function lint(file: string, text: string): Promise<string> {
  return inPlace(file, text, () => said('oxlint', ['--deny-warnings', file]))
}

/** What the compiler says about the room of a file with this text. */
async function compile(file: string, text: string): Promise<string> {
  const [room = ''] = file.split('/')
  const info = path.join(copy, `${room}.tsbuildinfo`)
  return inPlace(file, text, () => said('tsc', ['-p', room, '--noEmit', '--tsBuildInfoFile', info]))
}

async function inPlace(file: string, text: string, look: () => Promise<string>): Promise<string> {
  await writeFile(path.join(copy, file), text)
  try {
    return await look()
  } finally {
    await rm(path.join(copy, file))
  }
}

async function said(tool: string, parameters: string[]): Promise<string> {
  try {
    await run(path.join(root, 'node_modules', '.bin', tool), parameters, { cwd: copy })
    return ''
  } catch (failure) {
    const { stdout, stderr } = failure as { stdout: string; stderr: string }
    return stdout + stderr
  }
}

describe('a planted violation of a wall is caught', () => {
  test('a file that breaks no rule is let through', async () => {
    expect(await lint('server/accounts/planted.ts', 'export const planted = 1\n')).toBe('')
    expect(await compile('contract/planted.ts', 'export const planted: number = 1\n')).toBe('')
  })

  test.for([
    [
      'the contract reaching for a library',
      'contract/planted.ts',
      "import pg from 'pg'\nexport const planted = pg\n",
      'zod and its own files only',
    ],
    [
      'a feature going around another feature’s door',
      'server/accounts/planted.ts',
      "import { decide } from '../testimonials/decisions.ts'\nexport const planted = decide\n",
      'through its service.ts only',
    ],
    [
      'the floor knowing a feature',
      'server/http/planted.ts',
      "import { receive } from '../testimonials/service.ts'\nexport const planted = receive\n",
      'floor does not know the features',
    ],
    [
      'a feature fetching an address by itself',
      'server/accounts/planted.ts',
      "export const planted = () => fetch('http://example.com')\n",
      'safe-fetch',
    ],
    [
      'the browser reaching for the database',
      'web/testimonials/planted.ts',
      "import pg from 'pg'\nexport const planted = pg\n",
      'Server-side package in browser code',
    ],
    [
      'a page going around another feature’s door',
      'web/accounts/planted.ts',
      "import { planted } from '../testimonials/other.ts'\nexport const again = planted\n",
      'through its queries.ts only',
    ],
    [
      'a part loaded later that does not wait for the server',
      'web/accounts/planted.ts',
      "import { lazy } from 'react'\nexport const planted = lazy\n",
      'use lib/lazy-part.ts',
    ],
    [
      'the look knowing the product',
      'web/ui/planted.ts',
      "import { planted } from '../testimonials/queries.ts'\nexport const again = planted\n",
      'ui and lib do not know the features',
    ],
    [
      'markup made from text',
      'widget/planted.ts',
      "export function planted(node: Element) {\n  node.innerHTML = 'x'\n}\n",
      'textContent',
    ],
    ['a barrel', 'server/accounts/planted.ts', "export * from './service.ts'\n", 'barrel'],
  ] as const)('%s', async ([, file, text, sentence]) => {
    expect(await lint(file, text)).toContain(sentence)
  })

  test.for([
    [
      'the browser importing the server',
      'web/planted.ts',
      "import { rowId } from '../server/ids.ts'\nexport const planted = rowId\n",
    ],
    [
      'the server importing the browser',
      'server/planted.ts',
      "import { call } from '../web/lib/api.ts'\nexport const planted = call\n",
    ],
    ['the contract using the browser', 'contract/planted.ts', 'export const planted = window.location\n'],
    [
      'an endpoint without access',
      'contract/planted.ts',
      "import { z } from 'zod/mini'\nimport { endpoint } from './endpoint.ts'\nexport const planted = endpoint({ rate: 'app', method: 'GET', path: '/api/x', response: z.object({}) })\n",
    ],
  ] as const)('%s does not compile', async ([, file, text]) => {
    expect(await compile(file, text)).toMatch(/planted\.ts.*error TS/)
  })
})
