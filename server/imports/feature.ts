import { importRows, imports } from './tables.ts'
import type { Feature } from '../feature.ts'
import { importActivity } from './activity.ts'
import { daysBefore } from '../kit/time.ts'
import { emptyReports } from './empty-reports.ts'
import { customerImportJob, importJob } from './jobs.ts'
import { continueImports } from './running/continue-imports.ts'
import { importRoutes } from './routes.ts'
import { forgetOldRows, undoDays } from './import-rows.ts'
import { undoImportJob } from './undo/undo.ts'

export const importsFeature: Feature = {
  name: 'imports',
  routes: [importRoutes],
  jobs: [importJob, customerImportJob, undoImportJob, continueImports],
  activity: importActivity,
  tables: [
    {
      table: imports,
      exported: { by: [imports.id], without: ['file'], long: imports.report },
      erased: 'with-workspace',
    },
    {
      table: importRows,
      exported: { by: [importRows.importId, importRows.row] },
      erased: 'with-workspace',
    },
  ],
  cleanUp: [emptyReports, ({ db }, now) => forgetOldRows(db, daysBefore(now, undoDays))],
}
