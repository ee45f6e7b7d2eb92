import type { State } from './state.ts'

/** The frame around the app, dashboard, notifications, tour and assistant. */
export const shellStates: readonly State[] = []
