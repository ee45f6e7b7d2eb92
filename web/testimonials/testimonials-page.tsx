import type { User } from '#contract/accounts.ts'
import type { Testimonial } from '#contract/testimonials.ts'
import { useQuery } from '@tanstack/react-query'
import { Plus, Upload } from 'lucide-react'
import { useState, type ComponentType } from 'react'
import { userQuery } from '../accounts/queries.ts'
import { exportAddress } from '../imports/queries.ts'
import { Button } from '../ui/button.tsx'
import { ExportMenu } from '../ui/export-menu.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { AddDialog } from './add-dialog.tsx'
import type { ListFilters } from './cached-lists.ts'
import { EditDialog } from './edit-dialog.tsx'
import { FilterBar } from './filter-bar.tsx'
import { statsQuery } from './queries.ts'
import { StatCards } from './stat-cards.tsx'
import { TestimonialList } from './testimonial-list.tsx'
import { useDecisions } from './use-decisions.ts'
import { useDeletion } from './use-deletion.ts'
import { noFilters, useFilters, withoutSort } from './use-filters.ts'
import { ViewDialog } from './view-dialog.tsx'

interface TestimonialsPageProps {
  ImportDialog: ComponentType<{ isOpen: boolean; onClose: () => void }>
}

/** Everything customers said, to read, decide and correct. The app brings the import dialog in: it is another feature's. */
export function TestimonialsPage({ ImportDialog }: TestimonialsPageProps) {
  const { filters, viewed, isImporting, isAdding, change } = useFilters()
  const stats = useQuery(statsQuery)
  const { data: user } = useQuery(userQuery)
  const decisions = useDecisions()
  const { deleteOne, failedDeletions } = useDeletion()
  const [open, setOpen] = useState<Testimonial>()
  const close = () => setOpen(undefined)
  const startImport = () => change({ import: 'file' })
  const viewAdded = ({ id }: Testimonial) => {
    change({ add: '', view: id })
  }
  // Closes what is viewed first.
  const instead = (act: (testimonial: Testimonial) => void) => (testimonial: Testimonial) => {
    change({ view: '' })
    act(testimonial)
  }
  return (
    <>
      <Header filters={filters} onImport={startImport} onAdd={() => change({ add: 'one' })} />
      <StatCards stats={stats.data} isPending={stats.isPending} />
      <div className="mt-6">
        <FilterBar filters={filters} stats={stats.data} onChange={change} />
      </div>
      <TestimonialList
        filters={filters}
        formLink={formLinkOf(user)}
        decisions={decisions}
        failedDeletions={failedDeletions}
        onView={({ id }) => change({ view: id })}
        onEdit={setOpen}
        onDelete={deleteOne}
        onImport={startImport}
        onClearFilters={() => change(noFilters)}
      />
      <ViewDialog
        id={viewed}
        decisions={decisions}
        onClose={() => change({ view: '' })}
        onEdit={instead(setOpen)}
        onDelete={instead(deleteOne)}
      />
      <EditDialog testimonial={open} onClose={close} />
      <AddDialog isOpen={isAdding} onClose={() => change({ add: '' })} onAdded={viewAdded} />
      <ImportDialog isOpen={isImporting} onClose={() => change({ import: '' })} />
    </>
  )
}

function Header({
  filters,
  onImport,
  onAdd,
}: {
  filters: ListFilters
  onImport: () => void
  onAdd: () => void
}) {
  return (
    <PageHeader
      title="Testimonials"
      description="Read, approve and edit what customers say about you."
      actions={
        <>
          <Button variant="secondary" onClick={onImport}>
            <Upload aria-hidden="true" />
            Import
          </Button>
          <ExportMenu addressOf={(format) => exportAddress(format, withoutSort(filters))} />
          <Button onClick={onAdd}>
            <Plus aria-hidden="true" />
            Add testimonial
          </Button>
        </>
      }
    />
  )
}

function formLinkOf(user: User | null | undefined): string | undefined {
  return user?.formId ? `${window.location.origin}/testimonial-form/${user.formId}` : undefined
}
