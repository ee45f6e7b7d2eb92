import { accounts } from '../accounts/feature.ts'
import { administration } from '../administration/feature.ts'
import { assistant } from '../assistant/feature.ts'
import { businessSetup } from '../business-setup/feature.ts'
import { campaigns } from '../campaigns/feature.ts'
import { collect, formTexts } from '../collect/feature.ts'
import { contactMessages } from '../contact-messages/feature.ts'
import { crm } from '../crm/feature.ts'
import { customers } from '../customers/feature.ts'
import { dashboard } from '../dashboard/feature.ts'
import { emails } from '../emails/feature.ts'
import { embedCode } from '../embed-code/feature.ts'
import { generator } from '../generator/feature.ts'
import { hub } from '../hub/feature.ts'
import type { Feature } from '../lib/feature.ts'
import { publishing } from '../publishing/feature.ts'
import { recommendations } from '../recommendations/feature.ts'
import { reviewSources } from '../review-sources/feature.ts'
import { rewards } from '../rewards/feature.ts'
import { settings } from '../settings/feature.ts'
import { team } from '../team/feature.ts'
import { templateDesigner } from '../template-designer/feature.ts'
import { testimonials } from '../testimonials/feature.ts'
import { wall } from '../wall/feature.ts'
import { webhooks } from '../webhooks/feature.ts'

/**
 * Every feature of the app, in the order of the sidebar. Routes, sidebar, palette, quick actions, titles, the sweep
 * and the addresses that the server knows follow from it. Where a page shows another feature, only the app knows both,
 * and hands in the page.
 */
const features: readonly Feature[] = [
  dashboard(() => import('./routes/dashboard-route.tsx').then((m) => m.DashboardRoute)),
  collect(() => import('./routes/collect-route.tsx').then((m) => m.CollectRoute)),
  hub,
  testimonials(() => import('./routes/testimonials-route.tsx').then((m) => m.TestimonialsRoute)),
  reviewSources,
  recommendations(() => import('./routes/recommendations-route.tsx').then((m) => m.RecommendationsRoute)),
  generator(() => import('./routes/generator-route.tsx').then((m) => m.GeneratorRoute)),
  formTexts,
  campaigns,
  customers(() => import('./routes/customers-route.tsx').then((m) => m.CustomersRoute)),
  crm,
  webhooks,
  assistant,
  rewards,
  publishing,
  administration,
  contactMessages,
  embedCode,
  templateDesigner,
  wall,
  businessSetup(() => import('./routes/business-setup-route.tsx').then((m) => m.BusinessSetupRoute)),
  settings(() => import('./routes/settings-route.tsx').then((m) => m.SettingsRoute)),
  emails,
  accounts(() => import('./routes/onboarding-route.tsx').then((m) => m.OnboardingRoute)),
  team(() => import('./routes/join-route.tsx').then((m) => m.JoinRoute)),
]

export const pages = features.flatMap((feature) => feature.pages)

/** Every address of the app with its page. */
export const pageByAddress = new Map(
  pages.flatMap((page) => [page.path, ...(page.aliases ?? [])].map((address) => [address, page])),
)
