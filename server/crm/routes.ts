import type { App } from '../http/mount.ts'

export function crmRoutes(_app: App): void {}
