import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { LinkButton } from '../ui/button/link-button.tsx'
import { PageHeader } from '../ui/layout/page-header.tsx'

/** A page that Publishing leads to, with the way back. */
export function PublishingSubpage({
  title,
  description,
  children,
}: {
  title: string
  description: string
  children: ReactNode
}) {
  const back = (
    <LinkButton href="/publishing" variant="secondary">
      <ArrowLeft aria-hidden="true" />
      Back to Publishing
    </LinkButton>
  )
  return (
    <>
      <PageHeader title={title} description={description} actions={back} />
      {children}
    </>
  )
}
