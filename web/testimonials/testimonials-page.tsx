import type { LinkedPlatform } from '#contract/publishing/review-links.ts'
import type { Testimonial } from '#contract/testimonials/testimonials.ts'
import type { TestimonialStats } from '#contract/testimonials/testimonial-stats.ts'
import { useQuery } from '@tanstack/react-query'
import { Plus, Upload } from 'lucide-react'
import { useState, type ComponentProps, type ComponentType } from 'react'
import { testimonialExportAddress } from '../imports/queries.ts'
import { Badge } from '../ui/text/badge.tsx'
import { Button } from '../ui/button/button.tsx'
import { ExportMenu } from '../ui/menu/export-menu.tsx'
import { PageHeader } from '../ui/layout/page-header.tsx'
import { Tabs } from '../ui/layout/tabs.tsx'
import { AddTestimonialDialog } from './dialogs/add-dialog.tsx'
import { EditTestimonialDialog } from './dialogs/edit-dialog.tsx'
import { EmptyList } from './list/empty-list.tsx'
import { recoveryCasesOf, FeedbackTab } from './feedback/feedback-tab.tsx'
import { FilterBar } from './list/filter-bar.tsx'
import type { OnPublish } from './card/publish-menu.tsx'
import { statsQuery } from './queries.ts'
import { StatCards } from './list/stat-cards.tsx'
import { TestimonialList } from './list/testimonial-list.tsx'
import { useDecisions } from './list/use-decisions.ts'
import { useDeletion } from './list/use-deletion.ts'
import { noFilters, useFilters } from './list/use-filters.ts'
import { ViewDialog } from './details/view-dialog.tsx'

interface TestimonialsPageProps {
  ImportDialog: ComponentType<{ isOpen: boolean; onClose: () => void }>
  PublishDialog: ComponentType<{ testimonial: Testimonial; platform: LinkedPlatform; onClose: () => void }>
}

/** Everything customers said, to read, decide and correct. The app brings in the dialogs of other features. */
export function TestimonialsPage({ ImportDialog, PublishDialog }: TestimonialsPageProps) {
  const { viewed, isImporting, isAdding, change } = useFilters()
  const stats = useQuery(statsQuery)
  const decisions = useDecisions()
  const { deleteOne, failedDeletions } = useDeletion()
  const [open, setOpen] = useState<Testimonial>()
  const [published, setPublished] = useState<{ testimonial: Testimonial; platform: LinkedPlatform }>()
  const publish: OnPublish = (testimonial, platform) => setPublished({ testimonial, platform })
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
      <TestimonialsHeader onImport={startImport} onAdd={() => change({ add: 'one' })} />
      <StatCards stats={stats.data} isPending={stats.isPending} />
      <TestimonialLists stats={stats.data} onImport={startImport} list={list} />
      <ViewDialog
        id={viewed}
        decisions={decisions}
        onClose={() => change({ view: '' })}
        onEdit={instead(setOpen)}
        onDelete={instead(deleteOne)}
        onPublish={(testimonial, platform) => instead((one) => publish(one, platform))(testimonial)}
      />
      <EditTestimonialDialog testimonial={open} onClose={close} />
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
      description="Read, approve and edit what customers say about you."
      actions={
        <>
          <Button variant="secondary" onClick={onImport}>
            <Upload aria-hidden="true" />
            Import
          </Button>
          <ExportMenu addressOf={testimonialExportAddress} />
          <Button onClick={onAdd}>
            <Plus aria-hidden="true" />
            Add testimonial
          </Button>
        </>
      }
    />
  )
}

/** Everything that was said, and the recovery cases among it. */
function TestimonialLists({
  stats,
  list,
  onImport,
}: {
  stats: TestimonialStats | undefined
  list: Omit<ComponentProps<typeof FeedbackTab>, 'stats'>
  onImport: () => void
}) {
  const { filters, tab, change } = useFilters()
  const empty = (
    <EmptyList
      isFiltered={Object.keys(filters).some((name) => name !== 'sort')}
      onClearFilters={() => change(noFilters)}
      onImport={onImport}
    />
  )
  return (
    <div className="mt-6">
      <Tabs
        label="Lists"
        value={tab}
        onChange={(next) => change({ ...noFilters, tab: next === 'private' ? next : '' })}
        tabs={[
          {
            value: 'all',
            label: 'Testimonials',
            content: (
              <>
                <FilterBar filters={filters} stats={stats} onChange={change} />
                <TestimonialList filters={filters} empty={empty} {...list} />
              </>
            ),
          },
          {
            value: 'private',
            label: <FeedbackLabel stats={stats} />,
            content: <FeedbackTab stats={stats} {...list} />,
          },
        ]}
      />
    </div>
  )
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
