import { Inbox, MessageSquareQuote, Star } from 'lucide-react'
import { useState } from 'react'
import { Avatar } from '../ui/text/avatar.tsx'
import { Badge } from '../ui/text/badge.tsx'
import { BrandMark } from '../ui/text/brand-mark.tsx'
import { Button } from '../ui/button/button.tsx'
import { Card } from '../ui/layout/card.tsx'
import { CodeTicket } from '../ui/text/code-ticket.tsx'
import { EmptyState } from '../ui/message/empty-state.tsx'
import { LoadMore } from '../ui/loading/load-more.tsx'
import { PageHeader } from '../ui/layout/page-header.tsx'
import { PersonLoading } from '../ui/loading/person-loading.tsx'
import { QrCode } from '../ui/qr/qr-code.tsx'
import { RelativeDate } from '../ui/text/relative-date.tsx'
import { SegmentedFilter } from '../ui/search/segmented-filter.tsx'
import { Skeleton } from '../ui/loading/skeleton.tsx'
import { StarRating } from '../ui/text/star-rating.tsx'
import { StatCard } from '../ui/layout/stat-card.tsx'
import { SubjectCard } from '../ui/layout/subject-card.tsx'
import { Table } from '../ui/layout/table.tsx'
import { Tabs } from '../ui/layout/tabs.tsx'
import { GallerySample } from './sample.tsx'

const filters = [
  { value: 'all', label: 'All', count: 1204 },
  { value: 'pending', label: 'Pending', count: 12 },
  { value: 'approved', label: 'Approved', count: 1192 },
] as const

const today = new Date().toISOString()

export function DataSamples() {
  const [filter, setFilter] = useState<'all' | 'pending' | 'approved'>('all')
  const [tab, setTab] = useState<'text' | 'history'>('text')
  return (
    <GallerySample title="Data">
      <PageHeader
        title="A page header"
        description="What this page is for."
        actions={<Button>One thing</Button>}
      />
      <Stats />
      <div className="mt-6 flex flex-wrap items-center gap-4">
        <SegmentedFilter label="Status" options={filters} value={filter} onChange={setFilter} />
        <Badge>Neutral</Badge>
        <Badge tone="accent">Accent</Badge>
        <Badge tone="success">Approved</Badge>
        <Badge tone="warning">Pending</Badge>
        <Badge tone="danger">Rejected</Badge>
        <Badge tone="private">Private</Badge>
      </div>
      <div className="mt-6 max-w-md">
        <CodeTicket title="Your discount code" code="ABCD-2345">
          Thank you for writing!
        </CodeTicket>
      </div>
      <Cards />
      <Subjects />
      <div className="mt-8">
        <Tabs
          label="Details"
          value={tab}
          onChange={setTab}
          tabs={[
            { value: 'text', label: 'Text', content: <p>What the customer wrote.</p> },
            { value: 'history', label: 'History', content: <p>What happened to it since then.</p> },
          ]}
        />
      </div>
      <TableSamples />
      <div className="mt-8 w-40 overflow-hidden rounded-md border border-line">
        <QrCode text="https://plaudit.example/testimonial-form/abc" label="QR code of the form" />
      </div>
      <LoadMore hasMore isPending failure={false} onLoad={() => undefined} />
    </GallerySample>
  )
}

function Subjects() {
  return (
    <div className="mt-6 grid gap-4 lg:grid-cols-2">
      <SubjectCard title="A subject" badge={<Badge tone="success">On</Badge>} description="What it is for.">
        <Button variant="secondary">Change</Button>
      </SubjectCard>
      <SubjectCard title="Danger zone" isDanger description="What cannot be undone.">
        <Button variant="danger">Delete account</Button>
      </SubjectCard>
    </div>
  )
}

function Stats() {
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      <StatCard label="Total" value="1,204" change="+12%" icon={<MessageSquareQuote aria-hidden="true" />} />
      <StatCard label="Pending" value="12" change="-8%" changeTone="neutral" />
      <StatCard label="Average rating" value="4.8" icon={<Star aria-hidden="true" />} />
      <StatCard label="Loading" value="" isPending />
    </div>
  )
}

function TableSamples() {
  return (
    <div className="mt-8 grid gap-4 lg:grid-cols-2">
      <Table label="Skipped rows">
        <thead>
          <tr>
            <th scope="col">Row</th>
            <th scope="col">Why</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td className="tabular-nums">14</td>
            <td>The rating is not a number</td>
          </tr>
          <tr>
            <td className="tabular-nums">208</td>
            <td>There is no text</td>
          </tr>
        </tbody>
      </Table>
      <EmptyState
        icon={<Inbox aria-hidden="true" />}
        title="Nothing here yet"
        action={<Button variant="secondary">What helps</Button>}
      >
        Why that is.
      </EmptyState>
    </div>
  )
}

function Cards() {
  return (
    <div className="mt-6 grid gap-4 lg:grid-cols-3">
      <Card>
        <div className="flex items-center gap-3">
          <Avatar name="Mara Lindqvist" />
          <div className="min-w-0 grow">
            <p className="font-semibold">Mara Lindqvist</p>
            <p className="text-sm text-faint">
              Northside Bakery · <RelativeDate date={today} />
            </p>
          </div>
        </div>
        <blockquote className="mt-4 font-serif text-quote">
          “They answered at midnight and fixed it before breakfast.”
        </blockquote>
        <div className="mt-4 flex items-center justify-between">
          <StarRating value={4.5} />
          <Badge tone="success">Approved</Badge>
        </div>
      </Card>
      <Card aria-busy="true">
        <div className="flex items-center gap-3">
          <PersonLoading />
        </div>
        <Skeleton className="mt-5 h-4 w-full" />
        <Skeleton className="mt-2 h-4 w-2/3" />
      </Card>
      <Card className="flex flex-wrap content-center items-center justify-center gap-3">
        <Avatar name="Ana de Souza" size="small" />
        <Avatar name="Jonas Weber" />
        <Avatar name="สมชาย ใจดี" />
        <Avatar name="Priya Raman" size="large" />
        <BrandMark className="size-12" />
        <StarRating value={3} size="small" />
        <StarRating value={5} size="large" />
      </Card>
    </div>
  )
}
