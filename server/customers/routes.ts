import type { App } from '../http/mount.ts'

export function customerRoutes(_app: App): void {}
