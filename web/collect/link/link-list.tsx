import type { SharingLink } from '#contract/collection/sharing.ts'
import type { UseInfiniteQueryResult, InfiniteData } from '@tanstack/react-query'
import { Link2 } from 'lucide-react'
import { type ComponentProps, useRef, useState } from 'react'
import type { Page } from '../../lib/call/api.ts'
import { useRows } from '../../lib/call/use-rows.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { EmptyState } from '../../ui/message/empty-state.tsx'
import { showRefusal } from '../../ui/message/show-refusal.ts'
import { PagedList } from '../../ui/loading/paged-list.tsx'
import { QrCode } from '../../ui/qr/qr-code.tsx'
import { Skeleton } from '../../ui/loading/skeleton.tsx'
import { toast } from '../../ui/message/toast.ts'
import { LastDayDialog } from './last-day-dialog.tsx'
import { LinkRow } from './link-row.tsx'
import { QrDownloads } from '../qr/qr-downloads.tsx'
import { qrFileName } from '../qr/qr-file-name.ts'
import { useCloseLink, useReopenLink } from '../queries.ts'

/** The open links in each of their states. */
export function LinkList({ list }: { list: UseInfiniteQueryResult<InfiniteData<Page<SharingLink>>> }) {
  const close = useCloseLink()
  const reopen = useReopenLink()
  const [shown, setShown] = useState<SharingLink>()
  const [dated, setDated] = useState<SharingLink>()
  const title = useRef<HTMLHeadingElement>(null)
  const links = useRows(list)

  const closeLink = ({ id }: SharingLink) =>
    close.mutate(id, {
      onSuccess: () => {
        // The row is gone, and its button with it.
        title.current?.focus()
        toast({
          title: 'Link turned off',
          description: 'It no longer opens your form.',
          action: { label: 'Undo', onAct: () => reopen.mutate(id, { onError: showLinkRefusal }) },
        })
      },
      onError: showLinkRefusal,
    })
  return (
    <section aria-labelledby="links" className="mt-8">
      <h2
        id="links"
        ref={title}
        tabIndex={-1}
        className="mb-3 font-serif text-title font-medium tracking-tight outline-none"
      >
        Your links
      </h2>
      <PagedList
        list={list}
        rows={links}
        loading={<LoadingLinks />}
        failure="Couldn't load your links"
        nextFailure="Couldn't load the next links."
        empty={
          <EmptyState icon={<Link2 aria-hidden="true" />} title="No links yet">
            Create a link above to see how many testimonials it brings in.
          </EmptyState>
        }
      >
        <Rows links={links} onQr={setShown} onLastDay={setDated} onClose={closeLink} />
      </PagedList>
      {dated && <LastDayDialog link={dated} onClose={() => setDated(undefined)} />}
      {shown && <QrDialog link={shown} onClose={() => setShown(undefined)} />}
    </section>
  )
}

function Rows({
  links,
  ...acts
}: { links: readonly SharingLink[] } & Omit<ComponentProps<typeof LinkRow>, 'link'>) {
  return (
    <ul className="rounded-lg border border-line bg-surface shadow-low">
      {links.map((link) => (
        <LinkRow key={link.id} link={link} {...acts} />
      ))}
    </ul>
  )
}

function QrDialog({ link, onClose }: { link: SharingLink; onClose: () => void }) {
  return (
    <Dialog isOpen onClose={onClose} size="small" title={link.description}>
      <div className="flex flex-col items-center gap-4">
        <div className="w-64 max-w-full overflow-hidden rounded-md border border-line">
          <QrCode text={link.link} label={`QR code for ${link.description}`} />
        </div>
        <QrDownloads link={link.link} fileName={qrFileName(link.description)} />
      </div>
    </Dialog>
  )
}

function LoadingLinks() {
  return (
    <output aria-label="Loading links" className="flex flex-col rounded-lg border border-line bg-surface">
      {['a', 'b', 'c'].map((key) => (
        <span key={key} className="flex h-17 items-center gap-4 border-t border-line px-5 first:border-0">
          <Skeleton className="h-4 w-48" />
          <Skeleton className="ml-auto h-4 w-24" />
        </span>
      ))}
    </output>
  )
}

const showLinkRefusal = showRefusal('Error', { otherwise: "Couldn't change the link. Please try again." })
