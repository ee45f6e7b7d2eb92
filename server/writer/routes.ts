import type { App } from '../http/mount.ts'

export function writerRoutes(_app: App): void {}
