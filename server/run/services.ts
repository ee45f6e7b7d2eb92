import type { FastifyBaseLogger } from 'fastify'
import { features } from '../app.ts'
import type { Config } from '../config/config.ts'
import type { Services } from '../context.ts'
import type { Database } from '../db/database.ts'
import { loadSecrets } from './instance-key.ts'
import { emitTo } from '../emit.ts'
import { type Jobs, makeJobs } from '../jobs/jobs.ts'
import { makeLanguageModel } from '../integrations/models/language-model.ts'
import { makeMail } from '../integrations/mail/mail.ts'

/** With what takes jobs, too. */
export interface ProcessServices extends Services {
  readonly jobs: Jobs
}

/** What a process shares, on an open database; `whenQueueFails` hears what goes wrong between jobs. */
export async function makeServices(
  config: Config,
  database: Database,
  log: FastifyBaseLogger,
  whenQueueFails: (failure: Error) => void,
): Promise<ProcessServices> {
  const now = () => new Date()
  return {
    config,
    features,
    database,
    db: database.db,
    secrets: await loadSecrets(config.dataFolder, database.db),
    jobs: makeJobs(database, whenQueueFails),
    mail: makeMail(config),
    languageModel: makeLanguageModel(config, now),
    log,
    now,
    emit: emitTo(features),
  }
}
