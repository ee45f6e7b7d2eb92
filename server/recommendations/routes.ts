import { recommendTestimonials } from '#contract/recommendations/recommendations.ts'
import { type App, mount } from '../http/mount.ts'

export function recommendationRoutes(app: App): void {
  // Its lists of words take memory from the first call on.
  mount(app, recommendTestimonials, async (context, { body }) => {
    const { recommend } = await import('./service.ts')
    return recommend(context, body)
  })
}
