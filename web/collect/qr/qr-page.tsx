import type { CardDesign } from '#contract/collection/card-design.ts'
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'wouter'
import { businessProfileQuery, userQuery } from '../../accounts/queries.ts'
import { useRows } from '../../lib/call/use-rows.ts'
import { Banner } from '../../ui/message/banner.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { CardEditor } from '../card/card-editor.tsx'
import { targetsOf } from '../link/link-targets.ts'
import { designQuery, linksQuery } from '../queries.ts'

/** A card to print whose code leads to the form, or to one of the links. */
export function QrPage() {
  const [parameters, setParameters] = useSearchParams()
  const client = useQueryClient()
  const { data: user } = useQuery(userQuery)
  const profile = useQuery(businessProfileQuery)
  const list = useInfiniteQuery(linksQuery)
  const targets = targetsOf(user?.formId, useRows(list))
  const wanted = parameters.get('link')
  const target = targets.find(({ id }) => id === wanted) ?? targets[0]
  const isLoading = profile.isPending || list.isPending
  const linkId = (isLoading ? wanted : undefined) ?? target?.id
  function choose(link: string, design?: CardDesign) {
    if (design) client.setQueryData(designQuery(link).queryKey, design)
    setParameters({ link }, { replace: true })
  }
  return (
    <>
      <PageHeader
        title="QR Code Testimonials"
        description="Print a card for your counter, tables or packages. Scanning it opens your form or your questionnaire."
      />
      {list.isError && (
        <div className="mb-5">
          <Banner tone="warning" isAlert>
            Couldn't load your links. You can still use the link to your form.
          </Banner>
        </div>
      )}
      {linkId !== undefined && (
        <CardEditor
          key={linkId}
          linkId={linkId}
          targets={targets}
          target={isLoading ? undefined : target}
          businessName={profile.data?.businessName ?? ''}
          logoUrl={profile.data?.logoUrl ?? null}
          accentColor={profile.data?.accentColor ?? ''}
          onChoose={choose}
        />
      )}
    </>
  )
}
