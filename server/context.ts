import type { FastifyBaseLogger } from 'fastify'
import type { Config } from './config/config.ts'
import type { Database, Db, Tx } from './db/database.ts'
import type { DomainEvent } from './events.ts'
import type { FeatureFacts } from './feature-facts.ts'
import type { Mail } from './integrations/mail/mail.ts'
import type { GuardedModel } from './integrations/models/model.ts'
import type { JobQueue } from './jobs/job-queue.ts'
import type { Secrets } from './kit/secrets/secrets.ts'
import type { users } from './accounts/tables.ts'

/** What the whole process shares; made once in main.ts, and by tests with their own database and clock. */
export interface Services {
  readonly config: Config
  /** What the product's features state: the list of `app.ts`. */
  readonly features: readonly FeatureFacts[]
  readonly database: Database
  readonly db: Db
  readonly secrets: Secrets
  readonly jobs: JobQueue
  readonly mail: Mail
  /** The AI service that the operator set up, if any. */
  readonly languageModel: GuardedModel | undefined
  readonly log: FastifyBaseLogger
  readonly now: () => Date
  /**
   * Writes what happened into the history, all of it in one insert, and tells the features that hear of it, in the order
   * of their list: in the transaction of the change, so that all of it holds or none.
   */
  emit(this: Services, tx: Tx, events: DomainEvent | readonly DomainEvent[]): Promise<void>
}

/** An owner of the workspace may manage the team, the keys and the account itself. */
export interface SignedInUser extends Pick<
  typeof users.$inferSelect,
  'id' | 'workspaceId' | 'role' | 'isWorkspaceOwner'
> {
  /** Reaches nobody while the account only claims its address. */
  readonly email: string
  /** Emails to `email` have been shown to reach this person. */
  readonly isProven: boolean
}

/** An administrator is here as somebody else. */
export interface SupportVisit {
  readonly id: string
  readonly administratorId: string
  readonly administratorEmail: string
  readonly administratorName: string
  readonly mayWrite: boolean
  readonly endsAt: Date
  /** Its time is up, or it was ended: only the way back is left. */
  readonly isOver: boolean
}

/** Who a request comes from. */
export interface Caller {
  readonly user: SignedInUser
  /** Then `user` is whom an administrator is here as, and the session is the administrator's. */
  readonly support?: SupportVisit | undefined
  /** The secret key in whose name `user` is here, when there is no session. */
  readonly apiKey?: { readonly id: string; readonly name: string } | undefined
  /** The session's cookie value, when it belongs to `user`, or to an administrator who is here as them. */
  readonly sessionToken?: string | undefined
}

/** What a handler may say besides its answer. */
export interface ReplyHeaders {
  header(name: string, value: string): void
  /** The answer is the same for everybody, and made of this workspace: see `KeptPages`. Said before it is read. */
  isForEverybody(workspaceId: string): void
  /** `undefined` deletes it in the browser. */
  cookie(name: string, value: string | undefined, options: CookieOptions): void
}

export interface CookieOptions {
  readonly maxAgeSeconds: number
  /** `/` unless said. */
  readonly path?: string
  /** `lax` unless said. */
  readonly sameSite?: 'lax' | 'strict'
  /** Of this host alone, and its name says so. */
  readonly isHostOnly?: boolean
  /** For scripts of our pages too. */
  readonly isReadable?: boolean
}

/** What any request brings. */
export interface Context extends Services {
  readonly requestId: string
  readonly ip: string
  readonly userAgent: string
  readonly user: SignedInUser | undefined
  readonly apiKey: Caller['apiKey']
  readonly support: Caller['support']
  readonly sessionToken: Caller['sessionToken']
  /** A cookie that the browser brought, if it is not too long to be one of ours. */
  readonly cookie: (name: string) => string | undefined
  readonly idempotencyKey: string | undefined
  readonly reply: ReplyHeaders
  /** Sends a part of the answer before the rest, to a caller who asked for parts; see `Endpoint.streams`. */
  readonly sendPart: ((part: unknown) => void) | undefined
}

export interface SignedInContext extends Context {
  readonly user: SignedInUser
}

/** What a signed-in user of a workspace brings. */
export interface WorkspaceContext extends SignedInContext {
  readonly workspaceId: string
  /**
   * A transaction that sees this workspace's rows only, whatever the statements say.
   * Never await anything outside the database in it.
   */
  readonly tenant: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>
}
