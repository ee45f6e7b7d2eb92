import type { ImportProgress } from '#contract/imports/import-progress.ts'
import { sampleOf } from './samples/sample.ts'

/** An import that has just been taken in. */
export const anImport = sampleOf<ImportProgress>(() => ({
  id: '0192f3a0-1111-7000-8000-000000000001',
  fileName: 'reviews.csv',
  source: 'Judge.me',
  state: 'waiting',
  rows: 2,
  processed: 0,
  added: 0,
  merged: 0,
  skipped: 0,
  report: [],
  failure: null,
  canUndo: false,
  undoneAt: null,
  removed: 0,
  kept: 0,
  createdAt: '2026-03-02T09:00:00.000Z',
}))
