import { exportAuditLog, verifyAuditLog } from '#contract/administration/audit.ts'
import { useMutation } from '@tanstack/react-query'
import { ScrollText } from 'lucide-react'
import { addressOf, call } from '../../lib/call/api.ts'
import { usePagedRows } from '../../lib/call/use-rows.ts'
import { useAddressFilters } from '../../lib/address/use-address-filters.ts'
import { buttonStyle } from '../../ui/button/button-style.ts'
import { Button } from '../../ui/button/button.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { LoadingLines } from '../../ui/loading/loading-lines.tsx'
import { CountedList } from '../../ui/loading/paged-list.tsx'
import { EmptyState } from '../../ui/message/empty-state.tsx'
import { showRefusal } from '../../ui/message/show-refusal.ts'
import { toast } from '../../ui/message/toast.ts'
import { auditQuery } from '../queries.ts'
import { AuditFilters, auditFiltersIn } from './audit-filters.tsx'
import { AuditTable } from './audit-table.tsx'

/** What administrators did and read, newest first. */
export function AuditPage() {
  const { parameters, change } = useAddressFilters()
  const filters = auditFiltersIn(parameters)
  const list = usePagedRows(auditQuery(filters))
  return (
    <>
      <PageHeader
        title="Audit Log"
        description="Everything administrators did and read. Entries cannot be changed or removed."
        actions={<AuditActions filters={filters} />}
      />
      <AuditFilters filters={filters} onChange={change} />
      <CountedList
        {...list}
        noun="entry"
        label="Entries"
        heading={() => null}
        loading={<LoadingLines label="Loading entries" lines={['h-10', 'h-10', 'h-10']} />}
        failure="Couldn't load the audit log"
        nextFailure="Couldn't load the next entries."
        empty={
          <EmptyState icon={<ScrollText aria-hidden="true" />} title="No entries">
            {Object.keys(filters).length > 0
              ? 'Nothing matches these filters.'
              : 'What administrators do and read appears here.'}
          </EmptyState>
        }
      >
        {() => <AuditTable entries={list.rows} />}
      </CountedList>
    </>
  )
}

function AuditActions({ filters }: { filters: ReturnType<typeof auditFiltersIn> }) {
  const verify = useMutation({ mutationFn: () => call(verifyAuditLog, {}) })
  return (
    <>
      <Button
        variant="secondary"
        isPending={verify.isPending}
        onClick={() =>
          verify.mutate(undefined, {
            onSuccess: ({ entries, brokenAt }) =>
              void toast(
                brokenAt === null
                  ? { title: `All ${entries.toLocaleString()} entries are intact` }
                  : { title: `Entry ${brokenAt.toLocaleString()} was tampered with`, variant: 'destructive' },
              ),
            onError: showRefusal("Couldn't verify the log"),
          })
        }
      >
        Verify
      </Button>
      <a
        className={buttonStyle('secondary', 'medium')}
        href={addressOf(exportAuditLog, { query: { ...filters, format: 'csv' } })}
      >
        Export CSV
      </a>
      <a
        className={buttonStyle('secondary', 'medium')}
        href={addressOf(exportAuditLog, { query: { format: 'json' } })}
      >
        Export JSON
      </a>
    </>
  )
}
