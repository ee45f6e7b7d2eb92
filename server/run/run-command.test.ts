import { expect, test, vi } from 'vitest'
import { fullDiskSentence, noRoomForDatabase } from '../db/free-space.ts'
import { StartupError } from '../kit/startup-error.ts'
import { printFailure } from './run-command.ts'

/** What the operator reads when a command ends with this. */
function printed(error: unknown): unknown {
  const print = vi.spyOn(console, 'error').mockReturnValue()
  printFailure(error)
  const [line] = print.mock.calls.flat()
  print.mockRestore()
  return line
}

test('a disk that ran full is told in one sentence, whoever was writing', () => {
  const sentence = 'The disk is full. Make room, and start again.'
  const ofFile = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
  const ofDatabase = Object.assign(new Error('could not extend file'), { code: '53100' })
  expect(printed(ofFile)).toBe(sentence)
  expect(printed(new Error('Failed query', { cause: ofDatabase }))).toBe(sentence)
  // One that says more keeps its own words.
  const made = new StartupError('The embedded database cannot be made.', { cause: ofFile })
  expect(printed(made)).toBe('The embedded database cannot be made.')
  const other = new TypeError('x is not a function', { cause: new Error('y') })
  expect(printed(other)).toBe(other)
})

test('a start on a full disk names the disk, also where the database ended without a word', () => {
  const megabyte = 2 ** 20
  const sentence = 'The disk of /data is full: only 3 MB left. Make room there, and start again.'
  const told = (error: unknown, megabytes = 3) =>
    fullDiskSentence(error, '/data', { free: megabytes * megabyte, keep: 64 * megabyte })
  const ofDatabase = Object.assign(new Error('could not extend file'), { code: '53100' })
  expect(told(new StartupError('The database could not be brought up to date.', { cause: ofDatabase }))).toBe(
    sentence,
  )
  expect(
    told(
      new StartupError('The database could not be brought up to date: Connection terminated unexpectedly.'),
    ),
  ).toBe(sentence)
  const readOnly = Object.assign(new Error('cannot execute INSERT'), { code: '25006' })
  expect(told(new Error('Failed query', { cause: readOnly }))).toBe(sentence)
  expect(told(readOnly, 60)).toContain('only 60 MB left')
  // With room on the disk, a lost database has another reason; and another failure has its own.
  expect(told(new Error('Connection terminated unexpectedly'), 5_000)).toBeUndefined()
  expect(told(new StartupError('The port 3000 is in use.'))).toBeUndefined()
})

test('a new database is not begun where it would not fit', () => {
  const megabyte = 2 ** 20
  const reason = (megabytes: number) =>
    noRoomForDatabase('/data', { free: megabytes * megabyte, keep: 64 * megabyte })
  expect(reason(100)).toBe(
    'The disk of /data has 100 MB left, and a new database needs 174 MB. Make room there, or set PLAUDIT_DATA to a folder on another disk.',
  )
  expect(reason(174)).toBeUndefined()
})
