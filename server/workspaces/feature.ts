import type { Feature } from '../feature.ts'
import { workspaces } from './tables.ts'

export const workspacesFeature: Feature = {
  name: 'workspaces',
  tables: [{ table: workspaces, exported: 'the head of the export', erased: 'apart' }],
}
