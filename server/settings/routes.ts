import type { App } from '../http/mount.ts'

export function settingsRoutes(_app: App): void {}
