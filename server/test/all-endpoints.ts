import { globSync } from 'node:fs'
import path from 'node:path'
import { endpointsIn } from '#contract/endpoint.ts'

const folder = path.join(import.meta.dirname, '../../contract')

const modules = await Promise.all(
  globSync('**/*.ts', { cwd: folder, exclude: (name) => name.endsWith('.test.ts') })
    .toSorted()
    .map((file) => import(path.join(folder, file)) as Promise<unknown>),
)

/** Every call of the product: what the files of `contract` export. */
export const allEndpoints = endpointsIn(modules)
