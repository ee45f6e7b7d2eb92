import { endpointsIn } from '#contract/endpoint.ts'

const modules = import.meta.glob('../../../contract/**/*.ts', { eager: true })

/** Every call of the product: what the files of `contract` export. For tests and the documentation; a page imports its own. */
export const allEndpoints = endpointsIn(Object.values(modules))
