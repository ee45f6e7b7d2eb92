import type { State } from './state.ts'

/** Generating, rewards, business setup and embed code. */
export const generatorStates: readonly State[] = []
