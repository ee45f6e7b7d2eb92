import type { App } from '../http/mount.ts'

export function rewardRoutes(_app: App): void {}
