import { sql } from 'drizzle-orm'
import type { Feature } from '../feature.ts'
import { widgetRoutes } from './routes.ts'
import { widgets } from './tables.ts'

export const widgetsFeature: Feature = {
  name: 'widgets',
  routes: [widgetRoutes],
  administration: {
    usage: {
      Widgets: (workspaceId) => sql`(select count(*)::int from widgets where workspace_id = ${workspaceId})`,
    },
  },
  tables: [
    {
      table: widgets,
      exported: { by: [widgets.id] },
      erased: 'with-workspace',
      called: { name: widgets.name, at: '/api/widgets/:id' },
    },
  ],
}
