import { LinkButton } from '../../ui/button/link-button.tsx'
import { PageTop } from '../shell/page-top.tsx'

export function CareersPage() {
  return (
    <PageTop
      title="There are no open positions right now"
      lead="We would rather say so than list jobs nobody is hiring for. If you care about honest software and see something we could do better, write to us. We read everything."
    >
      <div className="mt-8 pb-16">
        <LinkButton href="/contact" size="large">
          Write to us
        </LinkButton>
      </div>
    </PageTop>
  )
}
