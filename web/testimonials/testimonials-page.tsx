import type { LinkedPlatform } from '#contract/publishing/review-links.ts'
import type { Testimonial } from '#contract/testimonials/testimonials.ts'
import type { TestimonialStats } from '#contract/testimonials/testimonial-stats.ts'
import { useQuery } from '@tanstack/react-query'
import { Plus, Upload } from 'lucide-react'
import { useState, type ComponentProps, type ComponentType } from 'react'
import { testimonialExportAddress } from '../imports/queries.ts'
import { Badge } from '../ui/text/badge.tsx'
import { Button } from '../ui/button/button.tsx'
import { WideLabel } from '../ui/button/wide-label.tsx'
import { ExportMenu } from '../ui/menu/export-menu.tsx'
import { PageHeader } from '../ui/layout/page-header.tsx'
import { Tabs } from '../ui/layout/tabs.tsx'
import { AddTestimonialDialog } from './dialogs/add-dialog.tsx'
import { EditTestimonialDialog } from './dialogs/edit-dialog.tsx'
import { EmptyList } from './list/empty-list.tsx'
import { FeedbackFilters, OutsideCasesNote, recoveryCasesOf } from './feedback/feedback-filters.tsx'
import { useCases } from './feedback/use-cases.tsx'
import { FilterBar } from './filters/filter-bar.tsx'
import type { OnPublish } from './card/publish-menu.tsx'
import { statsQuery } from './queries.ts'
import { StatCells } from './stat-cells.tsx'
import { ListTools } from './filters/list-tools.tsx'
import { TestimonialList } from './list/testimonial-list.tsx'
import { useDecisions } from './list/use-decisions.ts'
import { useDeletion } from './list/use-deletion.ts'
import { noFilters, useFilters } from './filters/use-filters.ts'
import { ViewDialog } from './details/view-dialog.tsx'

interface TestimonialsPageProps {
  ImportDialog: ComponentType<{ isOpen: boolean; onClose: () => void }>
  PublishDialog: ComponentType<{ testimonial: Testimonial; platform: LinkedPlatform; onClose: () => void }>
}

/** Everything customers said, to read, decide and correct. The app brings in the dialogs of other features. */
export function TestimonialsPage({ ImportDialog, PublishDialog }: TestimonialsPageProps) {
  const { filters, tab, viewed, isImporting, isAdding, change } = useFilters()
  const cases = useCases()
  const stats = useQuery(statsQuery)
  const decisions = useDecisions()
  const { deleteOne, failedDeletions } = useDeletion()
  const [open, setOpen] = useState<Testimonial>()
  const [published, setPublished] = useState<{ testimonial: Testimonial; platform: LinkedPlatform }>()
  const publish: OnPublish = (testimonial, platform) => setPublished({ testimonial, platform })
  const viewAdded = ({ id }: Testimonial) => change({ add: '', view: id })
  // Closes what is viewed first.
  const instead = (act: (testimonial: Testimonial) => void) => (testimonial: Testimonial) => {
    change({ view: '' })
    act(testimonial)
  }
  const list = {
    decisions,
    failedDeletions,
    onView: ({ id }: Testimonial) => change({ view: id }),
    onEdit: setOpen,
    onDelete: deleteOne,
    onPublish: publish,
  }
  return (
    <>
      <TestimonialsHeader onImport={() => change({ import: 'file' })} onAdd={() => change({ add: 'one' })} />
      <StatCells stats={stats.data} isPending={stats.isPending} />
      <div className="mt-1">
        <Tabs
          label="Lists"
          value={tab}
          onChange={(next) => change({ ...noFilters, tab: next === 'private' ? next : '' })}
          tabs={listTabs({ filters, cases, stats: stats.data, list, change })}
        />
      </div>
      <ViewDialog
        id={viewed}
        decisions={decisions}
        onClose={() => change({ view: '' })}
        onEdit={instead(setOpen)}
        onDelete={instead(deleteOne)}
        onPublish={(testimonial, platform) => instead((one) => publish(one, platform))(testimonial)}
      />
      <EditTestimonialDialog testimonial={open} onClose={() => setOpen(undefined)} />
      <AddTestimonialDialog isOpen={isAdding} onClose={() => change({ add: '' })} onAdded={viewAdded} />
      {published && <PublishDialog {...published} onClose={() => setPublished(undefined)} />}
      <ImportDialog isOpen={isImporting} onClose={() => change({ import: '' })} />
    </>
  )
}

function TestimonialsHeader({ onImport, onAdd }: { onImport: () => void; onAdd: () => void }) {
  return (
    <PageHeader
      title="Testimonials"
      actions={
        <>
          <Button variant="secondary" onClick={onImport}>
            <Upload aria-hidden="true" />
            <WideLabel>Import</WideLabel>
          </Button>
          <ExportMenu addressOf={testimonialExportAddress} />
          <Button onClick={onAdd}>
            <Plus aria-hidden="true" />
            <WideLabel>Add testimonial</WideLabel>
          </Button>
        </>
      }
    />
  )
}

interface Lists extends Pick<ReturnType<typeof useFilters>, 'filters' | 'change'> {
  cases: ReturnType<typeof useCases>
  stats: TestimonialStats | undefined
  list: Omit<ComponentProps<typeof TestimonialList>, 'filters' | 'noun' | 'empty' | 'tools'>
}

/** Everything that was said, and the recovery cases among it. */
function listTabs({ filters, cases, stats, list, change }: Lists): ComponentProps<typeof Tabs>['tabs'] {
  const empty = (
    <EmptyList
      isFiltered={Object.keys(filters).some((name) => name !== 'sort')}
      onClearFilters={() => change(noFilters)}
      onImport={() => change({ import: 'file' })}
    />
  )
  const all = (
    <>
      <FilterBar filters={filters} stats={stats} onChange={change} />
      <TestimonialList
        filters={filters}
        empty={empty}
        tools={<ListTools filters={filters} onChange={change} />}
        {...list}
      />
    </>
  )
  const feedback = (
    <>
      <FeedbackFilters filters={cases.filters} stats={stats} onChange={cases.change} />
      <TestimonialList {...cases.list} tools={<OutsideCasesNote stats={stats} />} {...list} />
    </>
  )
  return [
    { value: 'all', label: 'Testimonials', content: all },
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
