import type { App } from '../http/mount.ts'

export function teamRoutes(_app: App): void {}
