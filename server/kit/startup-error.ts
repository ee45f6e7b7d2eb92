/** The server cannot start, for a reason the operator can mend: shown as one sentence, without a stack. */
export class StartupError extends Error {
  override readonly name = 'StartupError'
}
