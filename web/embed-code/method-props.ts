import type { Choices } from './choices.ts'

/** What a way to embed is made of. */
export interface MethodProps {
  readonly apiKey: string
  readonly choices: Choices
}
