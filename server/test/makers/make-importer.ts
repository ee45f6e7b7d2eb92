import { getImport, type ImportChoices, previewImport, startImport } from '#contract/imports/imports.ts'
import { type ImportProgress } from '#contract/imports/import-progress.ts'
import { listTestimonials } from '#contract/testimonials/testimonials.ts'
import { makeOwner, type Owner } from '../make.ts'
import type { TestApp } from '../test-app.ts'

/** For tests: a new owner, and an import from the upload to the report as one call. */
export async function makeImporter(app: TestApp) {
  const owner = await makeOwner(app)
  const bodyOf = (content: string, mapping?: ImportChoices, fileName = 'reviews.csv') => ({
    body: { fileName, content, ...(mapping && { mapping }) },
  })
  return Object.assign(owner, {
    upload: (...file: Parameters<typeof bodyOf>) => owner.call(startImport, bodyOf(...file)),
    async preview(...file: Parameters<typeof bodyOf>) {
      return (await owner.call(previewImport, bodyOf(...file))).body
    },
    async bringIn(...file: Parameters<typeof bodyOf>): Promise<ImportProgress> {
      const { id } = (await owner.call(startImport, bodyOf(...file))).body
      await app.drain()
      return progressOf(owner, id)
    },
    async list() {
      return (await owner.call(listTestimonials, { query: {} })).body
    },
  })
}

/** How far an import is, as its owner sees it. */
export async function progressOf(owner: Owner, id: string): Promise<ImportProgress> {
  return (await owner.call(getImport, { params: { id } })).body
}
