/** Another process has this import in hand. */
export class StillRunning extends Error {
  override readonly name = 'StillRunning'
}
