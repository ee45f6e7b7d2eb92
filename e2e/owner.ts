import type { APIRequestContext } from '@playwright/test'
import type { User } from '#contract/accounts/accounts.ts'

export interface Owner {
  readonly user: User
  readonly email: string
  /** Signed in as this owner. */
  readonly request: APIRequestContext
  /** Leaves a testimonial on the owner's form and answers its id and private link. */
  submit(submission?: Partial<Submission>): Promise<{ id: string; manageUrl: string; isPrivate: boolean }>
  approve(id: string): Promise<void>
}

interface Submission {
  customerName: string
  customerEmail: string
  company: string
  content: string
  rating: number
  scopes: string[]
}
