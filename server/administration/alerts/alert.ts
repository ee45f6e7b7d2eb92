import type { Alert, AlertKind } from '#contract/administration/alerts.ts'
import type { Services } from '../../context.ts'
import type { Tx } from '../../db/database.ts'

/** What is wrong; the rest of an alert is nothing unless it is said. */
export type Found = Pick<Alert, 'count'> & Partial<Omit<Alert, 'kind'>>

/** Looks for one kind of trouble. */
export type Check = (services: Services, tx: Tx) => Promise<Found | undefined>

export type Checks = { readonly [Kind in AlertKind]: Check }

/** Of workspaces and of lines, an alert names so many. */
export const mostNamed = 20
