import type { Backend } from './backend.ts'

/**
 * What belongs to the running test. Apart from `setup.ts`, which is evaluated anew for each file: the modules that import
 * it stay, and would otherwise go on with the backend of an earlier file.
 */
export const current: { backend: Backend | undefined } = { backend: undefined }
