import type { State } from './state.ts'

/** Signing in and up, security, team and settings. */
export const accountStates: readonly State[] = []
