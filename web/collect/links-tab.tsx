import type { SharingLink } from '#contract/sharing.ts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { userQuery } from '../accounts/queries.ts'
import { useRows } from '../lib/use-rows.ts'
import { CustomerLinkForm, UniversalLinkForm } from './link-forms.tsx'
import { LinkBox } from './link-box.tsx'
import { LinkList } from './link-list.tsx'
import { targetsOf } from './link-targets.ts'
import { QrBlock } from './qr-block.tsx'
import { linksQuery } from './queries.ts'

/** Links and codes that lead customers to the form. */
export function LinksTab() {
  const { data: user } = useQuery(userQuery)
  const list = useInfiniteQuery(linksQuery)
  const [made, setMade] = useState<SharingLink>()
  const links = useRows(list)
  const isClosed = list.isSuccess && !links.some(({ id }) => id === made?.id)
  return (
    <>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-4">
          <UniversalLinkForm onMade={setMade} />
          <CustomerLinkForm onMade={setMade} />
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          {made && !isClosed && <LinkBox key={made.id} made={made} />}
          <QrBlock targets={targetsOf(user?.formId, links)} />
        </div>
      </div>
      <LinkList list={list} />
    </>
  )
}
