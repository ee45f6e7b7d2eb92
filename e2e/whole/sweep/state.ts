import type { Page } from '@playwright/test'
import type { Visit, Visitor } from './visitors.ts'

/** A page in one of its states, to be looked at by the sweep (`e2e/whole/sweep.spec.ts`). Looking must change nothing. */
export interface State {
  /** The address, as the test's name says it: `/customers`, `/testimonial-form/:id`. */
  readonly page: string
  /** Where it is really, when the address has parameters. */
  readonly path?: (visit: Visit) => string
  /** What is seen there: `the email being written`. */
  readonly name: string
  readonly visitor: Visitor
  /** `pending`: nothing but who is signed in is ever answered. `failing`: everything else answers 500. */
  readonly answers?: 'pending' | 'failing'
  /** A page of the app that shows nothing but what the server answers: from another one it is reached as by a link. */
  readonly isLinked?: true
  /** Its first step loads the page again, with other answers: what is there before that is not waited for. */
  readonly reloads?: true
  /** What a person does to get there, such as opening a dialog. Ends when it is there. */
  readonly open?: (page: Page, visit: Visit) => Promise<void>
  /** Lines of the browser's console that belong to this state. */
  readonly expectedErrors?: readonly RegExp[]
  /** Narrower than what every state is looked at: 390. */
  readonly narrowest?: 320
}

type Open = NonNullable<State['open']>

/** Looked at also as narrow as a small phone. */
export const alsoNarrow = (open: Open) => ({ open, narrowest: 320 }) as const

/** Loads the page again as its first step, with other answers. */
export const afterReload = (open: Open) => ({ open, reloads: true }) as const

/** What a customer's page says at an address that leads to nothing. */
export const nowhere = (page: string, path: NonNullable<State['path']>, name: string): State => ({
  page,
  path,
  name,
  visitor: 'stranger',
  narrowest: 320,
  expectedErrors: [/status of 404/],
})

/** Several states of one page for one visitor: by name, how each is opened, and what else it has. */
export function statesOf(
  page: string,
  visitor: Visitor,
  states: Readonly<Record<string, Open | Omit<State, 'page' | 'visitor' | 'name'>>>,
): State[] {
  return Object.entries(states).map(([name, own]) => ({
    page,
    visitor,
    name,
    ...(typeof own === 'function' ? { open: own } : own),
  }))
}
