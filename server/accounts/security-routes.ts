import type { App } from '../http/mount.ts'

export function securityRoutes(_app: App): void {}
