import type { Testimonial } from '#contract/testimonials/testimonials.ts'
import type { TestimonialStats } from '#contract/testimonials/testimonial-stats.ts'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import type { ComponentProps, ComponentType } from 'react'
import { testimonialExportAddress } from '../imports/queries.ts'
import { Restricted, useRestriction } from '../ui/form/restricted.tsx'
import { Badge } from '../ui/text/badge.tsx'
import { Button } from '../ui/button/button.tsx'
import { WideLabel } from '../ui/button/wide-label.tsx'
import { ImportAndExport } from '../ui/menu/import-and-export.tsx'
import { PageHeader } from '../ui/layout/page-header.tsx'
import { Tabs } from '../ui/layout/tabs.tsx'
import { AddTestimonialDialog } from './dialogs/add-dialog.tsx'
import { AllTestimonials } from './all-testimonials.tsx'
import { EmptyList, NothingMatches } from './list/empty-list.tsx'
import { FeedbackFilters, OutsideCasesNote, recoveryCasesOf } from './feedback/feedback-filters.tsx'
import { useCases } from './feedback/use-cases.tsx'
import { statsQuery } from './queries.ts'
import { StatCells } from './stat-cells.tsx'
import { TestimonialList } from './list/testimonial-list.tsx'
import { isNarrowed, noFilters, useFilters } from './filters/use-filters.ts'
import { type PublishDialog, TestimonialWork } from './testimonial-work.tsx'

interface TestimonialsPageProps {
  ImportDialog: ComponentType<{ isOpen: boolean; onClose: () => void }>
  PublishDialog: PublishDialog
}

/** Everything customers said, to read, decide and correct. The app brings in the dialogs of other features. */
export function TestimonialsPage({ ImportDialog, PublishDialog }: TestimonialsPageProps) {
  const { filters, tab, viewed, isImporting, isAdding, change } = useFilters()
  const cases = useCases()
  const stats = useQuery(statsQuery)
  const isVisitor = useRestriction() !== undefined
  const viewAdded = ({ id }: Testimonial) => change({ add: '', view: id })
  return (
    <>
      <TestimonialsHeader onImport={() => change({ import: 'file' })} onAdd={() => change({ add: 'one' })} />
      <StatCells stats={stats.data} isPending={stats.isPending} />
      <TestimonialWork viewed={viewed} onView={(view) => change({ view })} PublishDialog={PublishDialog}>
        {(handling) => (
          <div className="mt-1">
            <Tabs
              label="Lists"
              value={tab}
              onChange={(next) => change({ ...noFilters, tab: next === 'private' ? next : '' })}
              tabs={listTabs({ filters, cases, stats: stats.data, handling, change })}
            />
          </div>
        )}
      </TestimonialWork>
      <AddTestimonialDialog
        isOpen={isAdding && !isVisitor}
        onClose={() => change({ add: '' })}
        onAdded={viewAdded}
      />
      <ImportDialog isOpen={isImporting && !isVisitor} onClose={() => change({ import: '' })} />
    </>
  )
}

function TestimonialsHeader({ onImport, onAdd }: { onImport: () => void; onAdd: () => void }) {
  return (
    <PageHeader
      title="Testimonials"
      actions={
        <>
          <ImportAndExport onImport={onImport} addressOf={testimonialExportAddress} />
          <Restricted isQuiet>
            <Button onClick={onAdd}>
              <Plus aria-hidden="true" />
              <WideLabel>Add testimonial</WideLabel>
            </Button>
          </Restricted>
        </>
      }
    />
  )
}

interface Lists extends Pick<ReturnType<typeof useFilters>, 'filters' | 'change'> {
  cases: ReturnType<typeof useCases>
  stats: TestimonialStats | undefined
  handling: Parameters<ComponentProps<typeof TestimonialWork>['children']>[0]
}

/** Everything that was said, and the recovery cases among it. */
function listTabs({ filters, cases, stats, handling, change }: Lists): ComponentProps<typeof Tabs>['tabs'] {
  const empty = isNarrowed(filters) ? (
    <NothingMatches onClear={() => change(noFilters)} />
  ) : (
    <EmptyList onImport={() => change({ import: 'file' })} />
  )
  const feedback = (
    <>
      <FeedbackFilters filters={cases.filters} stats={stats} onChange={cases.change} />
      <TestimonialList {...cases.list} tools={<OutsideCasesNote stats={stats} />} {...handling} />
    </>
  )
  return [
    {
      value: 'all',
      label: 'Testimonials',
      content: (
        <AllTestimonials filters={filters} stats={stats} empty={empty} onChange={change} {...handling} />
      ),
    },
    { value: 'private', label: <FeedbackLabel stats={stats} />, content: feedback },
  ]
}

function FeedbackLabel({ stats }: { stats: TestimonialStats | undefined }) {
  const open = stats ? recoveryCasesOf(stats).open : 0
  return (
    <>
      Private feedback
      {open > 0 && <Badge tone="private">{open.toLocaleString()} open</Badge>}
    </>
  )
}
