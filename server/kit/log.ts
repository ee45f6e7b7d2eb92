import { type Logger, pino, stdSerializers } from 'pino'

/**
 * The process's log. Of a failed query it keeps what PostgreSQL said and where, never the values: they are
 * addresses, hashes of keys and what people wrote.
 */
export function makeLog(level: string): Logger {
  return pino({ level, serializers: { err: withoutValues } })
}

export function withoutValues(failure: unknown): unknown {
  if (!(failure instanceof Error)) return failure
  if ('params' in failure && 'query' in failure) {
    return { type: 'FailedQuery', query: failure.query, cause: withoutValues(failure.cause) }
  }
  if ('severity' in failure && 'routine' in failure) {
    const { message, code, constraint, table, stack } = failure as Error & Record<string, unknown>
    return { type: 'DatabaseError', message, code, constraint, table, stack }
  }
  return stdSerializers.err(failure)
}
