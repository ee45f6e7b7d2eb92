import type { Feature } from '../feature.ts'
import { widgetRoutes } from './routes.ts'
import { widgets } from './tables.ts'

export const widgetsFeature: Feature = {
  name: 'widgets',
  routes: [widgetRoutes],
  tables: [{ table: widgets, exported: { by: [widgets.id] }, erased: 'with-workspace' }],
}
