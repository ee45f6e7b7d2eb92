import type { SharingLink } from '#contract/collection/sharing.ts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { userQuery } from '../../accounts/queries.ts'
import { useRows } from '../../lib/call/use-rows.ts'
import { CustomerLinkForm, UniversalLinkForm } from './link-forms.tsx'
import { LinkBox } from './link-box.tsx'
import { LinkList } from './link-list.tsx'
import { targetsOf } from './link-targets.ts'
import { QrBox, QrMaker } from '../qr/qr-block.tsx'
import { linksQuery } from '../queries.ts'

/** Links and codes that lead customers to the form. */
export function SharingLinksTab() {
  const { data: user } = useQuery(userQuery)
  const list = useInfiniteQuery(linksQuery)
  const [made, setMade] = useState<SharingLink>()
  const links = useRows(list)
  const targets = targetsOf(user?.formId, links)
  const [coded, setCoded] = useState<string>()
  const code = targets.find(({ id }) => id === coded)
  const isClosed = list.isSuccess && !links.some(({ id }) => id === made?.id)
  return (
    <>
      <div className="grid gap-4 lg:auto-cols-fr lg:grid-flow-col lg:grid-rows-[auto_1fr] lg:gap-y-0">
        <UniversalLinkForm onMade={setMade} />
        <CustomerLinkForm onMade={setMade} />
        <QrMaker targets={targets} onGenerate={setCoded} />
      </div>
      {/* What was made, in a row of its own: one of them takes all of it. */}
      <div className="mt-4 flex flex-wrap gap-4 *:min-w-[min(100%,20rem)] *:flex-1 empty:hidden">
        {made && !isClosed && <LinkBox key={made.id} made={made} />}
        {code && <QrBox key={code.id} target={code} />}
      </div>
      <LinkList list={list} />
    </>
  )
}
