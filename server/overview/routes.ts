import type { App } from '../http/mount.ts'

export function overviewRoutes(_app: App): void {}
