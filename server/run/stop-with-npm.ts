const lookEveryMs = 500

/**
 * `npm start` runs the server in place of npm's shell. Should npm be killed without a signal that it could pass on, nobody is left who
 * would stop the server.
 */
export function stopWithNpm(): void {
  if (process.env['npm_lifecycle_event'] !== 'start') return
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM')
  }, lookEveryMs).unref()
}
