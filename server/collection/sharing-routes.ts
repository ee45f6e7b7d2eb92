import type { App } from '../http/mount.ts'

export function sharingRoutes(_app: App): void {}
