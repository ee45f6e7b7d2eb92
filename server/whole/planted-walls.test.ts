import { execFile } from 'node:child_process'
import { cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, test, vi } from 'vitest'

const run = promisify(execFile)
const root = path.join(import.meta.dirname, '../..')
const rooms = ['contract', 'shared', 'server', 'web', 'widget']

// It lints and compiles while the other tests have both cores.
vi.setConfig({ hookTimeout: 240_000 })

interface Planted {
  readonly what: string
  readonly folder: string
  readonly text: string
}

/** A file that breaks no rule. */
const innocent: Planted = {
  what: 'a file that breaks no rule',
  folder: 'server/accounts',
  text: 'export const planted: number = 1\n',
}

/** What the linter must refuse, with a part of its sentence. */
const refusedByLint: readonly (Planted & { readonly sentence: string })[] = [
  {
    what: 'the contract reaching for a library',
    folder: 'contract',
    text: "import pg from 'pg'\nexport const planted = pg\n",
    sentence: 'zod and its own files only',
  },
  {
    what: 'what both sides share reaching for a library',
    folder: 'shared/text',
    text: "import pg from 'pg'\nexport const planted = pg\n",
    sentence: 'zod and its own files only',
  },
  {
    what: 'a part of a feature going around another feature’s door',
    folder: 'server/emails/delivery',
    text: "import { decideTestimonial } from '../../testimonials/organizing/decisions.ts'\nexport const planted = decideTestimonial\n",
    sentence: 'through its service.ts only',
  },
  {
    what: 'a helper knowing a feature’s table',
    folder: 'server/kit',
    text: "import { users } from '../accounts/tables.ts'\nexport const planted = users\n",
    sentence: 'lowest rooms know no feature',
  },
  {
    what: 'a part of the integrations knowing a feature',
    folder: 'server/integrations/mail',
    text: "import { post } from '../../emails/service.ts'\nexport const planted = post\n",
    sentence: 'lowest rooms know no feature',
  },
  {
    what: 'a part of a page going around another feature’s door',
    folder: 'web/testimonials/list',
    text: "import { planted } from '../../accounts/other.ts'\nexport const again = planted\n",
    sentence: 'through its queries.ts only',
  },
  {
    what: 'a part of the look knowing the product',
    folder: 'web/ui/button',
    text: "import { planted } from '../../testimonials/queries.ts'\nexport const again = planted\n",
    sentence: 'ui and lib do not know the features',
  },
  {
    what: 'a feature going around another feature’s door',
    folder: 'server/accounts',
    text: "import { decideTestimonial } from '../testimonials/decisions.ts'\nexport const planted = decideTestimonial\n",
    sentence: 'through its service.ts only',
  },
  {
    what: 'the calls of the web knowing a feature',
    folder: 'server/http',
    text: "import { receiveSubmission } from '../testimonials/service.ts'\nexport const planted = receiveSubmission\n",
    sentence: 'lowest rooms know no feature',
  },
  {
    what: 'the database knowing a feature’s table',
    folder: 'server/db',
    text: "import { users } from '../accounts/tables.ts'\nexport const planted = users\n",
    sentence: 'lowest rooms know no feature',
  },
  {
    what: 'the queue knowing the list of features',
    folder: 'server/jobs',
    text: "import { features } from '../app.ts'\nexport const planted = features\n",
    sentence: 'lowest rooms know no feature',
  },
  {
    what: 'an integration knowing a feature',
    folder: 'server/integrations',
    text: "import { post } from '../emails/service.ts'\nexport const planted = post\n",
    sentence: 'lowest rooms know no feature',
  },
  {
    what: 'a feature fetching an address by itself',
    folder: 'server/accounts',
    text: "export const planted = () => fetch('http://example.com')\n",
    sentence: 'safe-fetch',
  },
  {
    what: 'the browser reaching for the database',
    folder: 'web/testimonials',
    text: "import pg from 'pg'\nexport const planted = pg\n",
    sentence: 'Server-side package in browser code',
  },
  {
    what: 'a page going around another feature’s door',
    folder: 'web/accounts',
    text: "import { planted } from '../testimonials/other.ts'\nexport const again = planted\n",
    sentence: 'through its queries.ts only',
  },
  {
    what: 'a part loaded later that does not wait for the server',
    folder: 'web/accounts',
    text: "import { lazy } from 'react'\nexport const planted = lazy\n",
    sentence: 'use lib/lazy-part.tsx',
  },
  {
    what: 'the look knowing the product',
    folder: 'web/ui',
    text: "import { planted } from '../testimonials/queries.ts'\nexport const again = planted\n",
    sentence: 'ui and lib do not know the features',
  },
  {
    what: 'markup made from text',
    folder: 'widget',
    text: "export function planted(node: Element) {\n  node.innerHTML = 'x'\n}\n",
    sentence: 'textContent',
  },
  {
    what: 'a barrel',
    folder: 'server/accounts',
    text: "export * from './service.ts'\n",
    sentence: 'Barrel file',
  },
]

/** What must not compile. */
const refusedByCompiler: readonly Planted[] = [
  {
    what: 'the browser importing the server',
    folder: 'web',
    text: "import { rowId } from '../server/kit/ids.ts'\nexport const planted = rowId\n",
  },
  {
    what: 'the server importing the browser',
    folder: 'server',
    text: "import { call } from '../web/lib/call/api.ts'\nexport const planted = call\n",
  },
  {
    what: 'the contract using the browser',
    folder: 'contract',
    text: 'export const planted = window.location\n',
  },
  {
    what: 'an endpoint without access',
    folder: 'contract',
    text: "import { z } from 'zod/mini'\nimport { endpoint } from './endpoint.ts'\nexport const planted = endpoint('GET /api/x', { rate: 'app', response: z.object({}) })\n",
  },
]

const said = { lint: '', compiler: '' }

/** All violations are planted at once, in a copy that nothing beside this test sees, and looked for in one pass. */
beforeAll(async () => {
  const copy = await mkdtemp(path.join(os.tmpdir(), 'plaudit-walls-'))
  try {
    for (const name of [...rooms, 'package.json', '.oxlintrc.json', 'tsconfig.base.json']) {
      await cp(path.join(root, name), path.join(copy, name), { recursive: true })
    }
    await symlink(path.join(root, 'node_modules'), path.join(copy, 'node_modules'))
    const forLint = [innocent, ...refusedByLint]
    for (const planted of [...forLint, ...refusedByCompiler]) {
      await writeFile(path.join(copy, fileOf(planted)), planted.text)
    }
    const forCompiler = [innocent, ...refusedByCompiler]
    const compiling = [...new Set(forCompiler.map(roomOf))].map((room) =>
      errorsIn(
        room,
        forCompiler.filter((one) => roomOf(one) === room),
        copy,
      ),
    )
    said.lint = await outputOf('oxlint', ['--deny-warnings', '--format=json', ...forLint.map(fileOf)], copy)
    said.compiler = (await Promise.all(compiling)).join('\n')
  } finally {
    await rm(copy, { recursive: true, force: true })
  }
})

function roomOf({ folder }: Planted): string {
  return folder.split('/')[0] ?? ''
}

/** With all that the compiler is told of the room, and of its files these alone. */
async function errorsIn(room: string, planted: readonly Planted[], copy: string): Promise<string> {
  const files = planted.map((one) => path.relative(room, fileOf(one)))
  const compilerOptions = { noEmit: true, composite: false, incremental: false, emitDeclarationOnly: false }
  const settings = { extends: './tsconfig.json', compilerOptions, include: [], files }
  await writeFile(path.join(copy, room, 'tsconfig.planted.json'), JSON.stringify(settings))
  return outputOf('tsc', ['-p', `${room}/tsconfig.planted.json`], copy)
}

function fileOf({ what, folder }: Planted): string {
  return `${folder}/planted-${what.toLowerCase().replaceAll(/\W+/g, '-')}.ts`
}

async function outputOf(tool: string, parameters: string[], cwd: string): Promise<string> {
  try {
    const { stdout } = await run(path.join(root, 'node_modules', '.bin', tool), parameters, { cwd })
    return stdout
  } catch (failure) {
    const { stdout, stderr } = failure as { stdout: string; stderr: string }
    return stdout + stderr
  }
}

interface LintReport {
  readonly diagnostics: readonly {
    readonly filename: string
    readonly message: string
    readonly help?: string
  }[]
}

function lintOf(planted: Planted): string {
  return (JSON.parse(said.lint) as LintReport).diagnostics
    .filter(({ filename }) => filename.endsWith(fileOf(planted)))
    .map(({ message, help = '' }) => `${message} ${help}`)
    .join('\n')
}

function errorsOf(planted: Planted): string {
  return said.compiler
    .split('\n')
    .filter((line) => line.includes(fileOf(planted)))
    .join('\n')
}

function byName<P extends Planted>(list: readonly P[]): [string, P][] {
  return list.map((planted) => [planted.what, planted])
}

describe('a planted violation of a wall is caught', () => {
  test('a file that breaks no rule is let through', () => {
    expect(lintOf(innocent)).toBe('')
    expect(errorsOf(innocent)).toBe('')
  })

  test.for(byName(refusedByLint))('%s', ([, planted]) => {
    expect(lintOf(planted)).toContain(planted.sentence)
  })

  test.for(byName(refusedByCompiler))('%s does not compile', ([, planted]) => {
    expect(errorsOf(planted)).toContain('error TS')
  })
})
