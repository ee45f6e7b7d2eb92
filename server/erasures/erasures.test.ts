import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { rowId } from '../kit/ids.ts'
import { type ErasureKind, type ErasureLine, hashOfWorkspace, lastOfEach } from './erasure.ts'
import { ErasuresFile, erasuresFileOf } from './file.ts'

const workspace = hashOfWorkspace('0192f3a0-0000-7000-8000-000000000001')
let ms = Date.parse('2026-11-01T00:00:00Z')

function lineOf(kind: ErasureKind, subject?: string): ErasureLine {
  const at = new Date((ms += 1_000))
  return { id: rowId(at), at: at.toISOString(), erasure: { kind, workspace, subject } }
}

test('several processes append to one file, and each line is there once, also after one that a crash cut off', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'plaudit-erasures-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const [one, other] = [new ErasuresFile(folder), new ErasuresFile(folder)]
  const [first, second, third] = [
    lineOf('testimonial-erased', 'a'),
    lineOf('customer-deleted', 'b'),
    lineOf('workspace-deleted'),
  ]
  await Promise.all([one.append([first]), other.append([second])])
  await appendFile(erasuresFileOf(folder), '{"id":"0192f3a0-0000')
  await other.append([first, third])
  await one.append([first, second, third])
  const lines = await new ErasuresFile(folder).readAll()
  expect(lines.map(({ id }) => id).toSorted()).toEqual([first, second, third].map(({ id }) => id))
  expect((await readFile(erasuresFileOf(folder), 'utf8')).trim().split('\n')).toHaveLength(4)
})

test('of what was done and taken back, the last holds', () => {
  const lines = [
    lineOf('mailbox-opted-out', 'aa'),
    lineOf('testimonial-deleted', 't'),
    lineOf('workspace-closing'),
    lineOf('mailbox-opted-in', 'aa'),
    lineOf('mailbox-opted-out', 'bb'),
    lineOf('testimonial-restored', 't'),
    lineOf('workspace-kept'),
    lineOf('testimonial-withdrawn', 't'),
  ]
  expect(lastOfEach(lines.toReversed()).map(({ erasure: { kind } }) => kind)).toEqual([
    'mailbox-opted-in',
    'mailbox-opted-out',
    'testimonial-restored',
    'workspace-kept',
    'testimonial-withdrawn',
  ])
})
