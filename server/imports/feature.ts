import { imports } from '../db/tables/imports.ts'
import type { Feature } from '../feature.ts'
import { emptyReports } from './empty-reports.ts'
import { customerImportJob, importJob } from './jobs.ts'
import { importRoutes } from './routes.ts'

export const importsFeature: Feature = {
  name: 'imports',
  routes: [importRoutes],
  jobs: [importJob, customerImportJob],
  tables: [{ table: imports, exported: { by: [imports.id], without: ['file'] }, erased: 'with-workspace' }],
  cleanUp: [emptyReports],
}
