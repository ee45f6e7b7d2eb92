import { existsSync } from 'node:fs'
import path from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What takes half a minute and more beside others, the longest first: at the end each would be the only one that runs. */
const longest = [
  'server/imports/running/slices.test.ts',
  'server/whole/lifecycle.test.ts',
  'server/whole/neighbor.test.ts',
  'server/whole/durability.test.ts',
  'server/whole/hostile.test.ts',
  'server/backup/backup.test.ts',
  'server/run/processes/processes.test.ts',
  'server/db/embedded/embedded.test.ts',
  'server/imports/imports.test.ts',
  'server/whole/outages.test.ts',
  'server/whole/recovery.test.ts',
  'server/whole/refusals.test.ts',
]

/** Vitest begins with the largest files where it knows no times of an earlier run; what waits long is small. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { root } = this.ctx.config
    const moved = longest.find((file) => !existsSync(path.join(root, file)))
    if (moved) throw new Error(`longest-first.ts names ${moved}, which is not there.`)
    const nameOf = (file: TestSpecification) => path.relative(root, file.moduleId)
    const first = longest.flatMap((name) => files.filter((file) => nameOf(file) === name))
    // oxlint-disable-next-line unicorn/no-array-sort -- Vitest's own, which leaves the list as it is
    return [...first, ...(await super.sort(files.filter((file) => !first.includes(file))))]
  }
}
