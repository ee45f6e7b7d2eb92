import type { ReactNode } from 'react'
import { Banner } from './banner.tsx'
import { LinkButton } from '../button/link-button.tsx'

interface BannerWithLinkProps {
  title: string
  /** Where the button leads, and what it says. */
  href: string
  label: string
  children: ReactNode
}

/** What is still to be done, at the top of a page, with the way there. */
export function BannerWithLink({ title, href, label, children }: BannerWithLinkProps) {
  const action = (
    <LinkButton href={href} size="small">
      {label}
    </LinkButton>
  )
  return (
    <div className="mb-6">
      <Banner title={title} action={action}>
        {children}
      </Banner>
    </div>
  )
}
