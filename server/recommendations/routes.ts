import { recommendTestimonials } from '#contract/recommendations/recommendations.ts'
import { type App, mount } from '../http/mount.ts'
import { recommend } from './service.ts'

export function recommendationRoutes(app: App): void {
  mount(app, recommendTestimonials, (context, { body }) => recommend(context, body))
}
