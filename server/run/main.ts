import cluster from 'node:cluster'
import { type Config, readConfig } from '../config/config.ts'
import { giveBackMemory } from './give-back-memory.ts'
import { printFailure } from './run-command.ts'

try {
  const config = readConfig(process.env)
  process.exit(
    await runServer(config).catch(async (error: unknown) => {
      const { printFailedStart } = await import('./failed-start.ts')
      await printFailedStart(error, config)
      return 1
    }),
  )
} catch (error) {
  printFailure(error)
  process.exit(1)
}

/** Everything from start to stop. Answers the exit code. Only what this process is for is loaded. */
async function runServer(config: Config): Promise<number> {
  giveBackMemory()
  if (cluster.isWorker) return (await import('./processes/serving-process.ts')).runServing(config)
  if (config.processes > 1) return (await import('./processes/first-process.ts')).runFirst(config)
  return (await import('./only-process.ts')).runAlone(config)
}
