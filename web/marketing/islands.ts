import type { ComponentProps, ComponentType } from 'react'

/**
 * What moves on public pages. Each is a chunk of its own that a page fetches when the reader comes near it;
 * without JavaScript its first state is what stays. Its name is the name of its file.
 */
export const islands = {
  'light-toaster': () => import('../ui/message/light-toaster.tsx').then((m) => m.LightToaster),
  'cookie-preferences': () => import('./islands/cookie-preferences.tsx').then((m) => m.CookiePreferences),
  'guide-search': () => import('./islands/guide-search.tsx').then((m) => m.GuideSearch),
  'customer-logos': () => import('./islands/customer-logos.tsx').then((m) => m.CustomerLogos),
  'praise-carousel': () => import('./islands/praise-carousel.tsx').then((m) => m.PraiseCarousel),
  'start-plan': () => import('./islands/start-plan.tsx').then((m) => m.StartPlan),
  price: () => import('./islands/price.tsx').then((m) => m.Price),
  'demo-tour': () => import('./islands/demo-tour.tsx').then((m) => m.DemoTour),
  'hand-over-demo': () => import('./islands/hand-over-demo.tsx').then((m) => m.HandOverDemo),
  'contact-form': () => import('./islands/contact-form.tsx').then((m) => m.ContactForm),
  'status-board': () => import('./islands/status-board.tsx').then((m) => m.StatusBoard),
  'documentation-tabs': () => import('./islands/documentation-tabs.tsx').then((m) => m.DocumentationTabs),
  'copy-sample': () => import('./islands/copy-sample.tsx').then((m) => m.CopySample),
  'api-explorer': () => import('./islands/api-explorer.tsx').then((m) => m.ApiExplorer),
  'theme-choice': () => import('./islands/theme-choice.tsx').then((m) => m.ThemeChoice),
}

export type IslandName = keyof typeof islands
export type IslandProps<Name extends IslandName> = ComponentProps<Awaited<ReturnType<(typeof islands)[Name]>>>

/** The props were written to JSON by the very component they return to, so their types are known there only. */
export type AnyIsland = ComponentType<Record<string, unknown>>

/** Loads one island's component. */
export async function loadIsland(name: string): Promise<AnyIsland | undefined> {
  if (!isIsland(name)) return undefined
  return (await islands[name]()) as AnyIsland
}

function isIsland(name: string): name is IslandName {
  return Object.hasOwn(islands, name)
}
