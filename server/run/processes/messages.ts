/** What the first process tells one that serves. */
export type Order =
  | { readonly order: 'open'; readonly databaseUrl: string }
  /** One process takes the jobs; the others only add them. */
  | { readonly order: 'take-jobs' }
  /** `replaced`: others go on serving, so whoever asks is told that the server is ready. */
  | { readonly order: 'leave'; readonly why: 'replaced' | 'stopping'; readonly isOrderly: boolean }

/** What one that serves tells the first. */
export type News = { readonly news: 'ready' } | { readonly news: 'leaving' }

export function isOrder(message: unknown): message is Order {
  return typeof message === 'object' && message !== null && 'order' in message
}

export function isNews(message: unknown): message is News {
  return typeof message === 'object' && message !== null && 'news' in message
}
