import { exportAccount } from '#contract/accounts/security.ts'
import { signCheckpoints } from '../provenance/sign-checkpoints.ts'
import type { Caller } from './as.ts'
import type { TestApp } from './test-app.ts'

/** The hour is over: what happened since the last one is signed. */
export const hourIsSigned = ({ services }: TestApp) => signCheckpoints.run(services, {})

/** The account export as a program reads it. */
export async function exportedAccount<T>(owner: Caller): Promise<T> {
  return JSON.parse((await owner.call(exportAccount, {})).text) as T
}
