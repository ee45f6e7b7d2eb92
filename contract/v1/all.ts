import { endpointsIn } from '../endpoint.ts'
import * as campaigns from './campaigns.ts'
import * as customers from './customers.ts'
import * as figures from './figures.ts'
import * as rewards from './rewards.ts'
import * as testimonials from './testimonials.ts'
import { isVersioned } from './versioned.ts'
import * as webhooks from './webhooks.ts'
import * as widgets from './widgets.ts'

/** The public API. */
export const versionedEndpoints = endpointsIn([
  testimonials,
  figures,
  customers,
  campaigns,
  widgets,
  rewards,
  webhooks,
]).filter(isVersioned)
