import { expect, test, vi } from 'vitest'
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
