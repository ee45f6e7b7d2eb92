import { everyState, type Feature } from '../lib/feature.ts'

export const templateDesigner: Feature = {
  pages: [
    {
      path: '/template-designer',
      aliases: ['/testimonial-templates'],
      label: 'Template Designer',
      below: '/embed-code',
      states: everyState,
      load: () => import('./template-designer-page.tsx').then((m) => m.TemplateDesignerPage),
    },
  ],
}
