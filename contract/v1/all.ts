import { endpointsIn } from '../endpoint.ts'
import * as campaigns from './campaigns.ts'
import * as customers from './customers.ts'
import * as feedback from './feedback.ts'
import * as figures from './figures.ts'
import * as rewards from './rewards.ts'
import * as testimonials from './testimonials.ts'
import { isVersioned } from './versioned.ts'
import * as webhooks from './webhooks.ts'
import * as widgets from './widgets.ts'

/** The public API. */
export const versionedEndpoints = endpointsIn([
  testimonials,
  feedback,
  figures,
  customers,
  campaigns,
  widgets,
  rewards,
  webhooks,
]).filter(isVersioned)
