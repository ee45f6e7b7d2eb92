import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { businessProfileQuery, userQuery } from '../accounts/queries.ts'
import { useRows } from '../lib/use-rows.ts'
import { Banner } from '../ui/banner.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { CardActions } from './card-actions.tsx'
import { type CardDesign, defaultDesign } from './card-design.ts'
import { CardFields } from './card-fields.tsx'
import { CardLink } from './card-link.tsx'
import { CardPreview } from './card-preview.tsx'
import { type Target, targetsOf } from './link-targets.ts'
import { linksQuery } from './queries.ts'

/** A card to print whose code leads to the form, or to one of the links. */
export function QrPage() {
  const [parameters, setParameters] = useSearchParams()
  const [design, setDesign] = useState(defaultDesign)
  const { data: user } = useQuery(userQuery)
  const profile = useQuery(businessProfileQuery)
  const list = useInfiniteQuery(linksQuery)
  const targets = targetsOf(user?.formId, useRows(list))
  const target = targets.find(({ id }) => id === parameters.get('link')) ?? targets[0]
  const businessName = profile.data?.businessName ?? ''
  const isLoading = profile.isPending || list.isPending
  return (
    <>
      <PageHeader
        title="QR Code Testimonials"
        description="Print a card for your counter, tables or packages. Scanning it opens your form."
      />
      {list.isError && (
        <div className="mb-5">
          <Banner tone="warning" isAlert>
            Your links could not be loaded. You can still use the link to your form.
          </Banner>
        </div>
      )}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_26rem]">
        <div className="flex min-w-0 flex-col gap-4">
          <CardLink
            targets={targets}
            target={target}
            title={design.title}
            onChoose={(link) => setParameters({ link }, { replace: true })}
          />
          <CardFields design={design} onChange={setDesign} />
        </div>
        <Preview design={design} target={isLoading ? undefined : target} businessName={businessName} />
      </div>
    </>
  )
}

function Preview({
  design,
  target,
  businessName,
}: {
  design: CardDesign
  target: Target | undefined
  businessName: string
}) {
  return (
    <section aria-labelledby="preview" className="flex flex-col gap-4 lg:sticky lg:top-6">
      <h2 id="preview" className="sr-only">
        Print preview
      </h2>
      {!target ? (
        <output aria-label="Loading card">
          <Skeleton className="mx-auto aspect-[2/3] w-full max-w-[22rem]" />
        </output>
      ) : (
        <>
          <CardPreview design={design} link={target.link} name={target.name} businessName={businessName} />
          <CardActions design={design} link={target.link} name={target.name} businessName={businessName} />
        </>
      )}
    </section>
  )
}
