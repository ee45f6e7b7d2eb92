import { Clock, Mail } from 'lucide-react'
import type { ReactNode } from 'react'
import { Banner } from '../../ui/message/banner.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { TextLink } from '../../ui/text/text-link.tsx'
import { Island } from '../shell/island.tsx'
import { PageHead } from '../copy/page-head.tsx'

/** How to reach whoever runs this site. */
export function ContactPage() {
  return (
    <div className="mx-auto grid w-full max-w-6xl gap-x-16 gap-y-10 px-4 pt-12 pb-20 sm:px-8 sm:pt-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,36rem)] lg:pb-28">
      <div>
        <PageHead title="Talk to a person">
          <p className="mt-4 max-w-[38rem] text-lg text-soft">
            Questions, problems, feedback: your message goes to the people who run this site.
          </p>
        </PageHead>
        <ul className="mt-8 flex flex-col gap-5">
          <ContactFact icon={<Mail />} title="A reply within 24 hours">
            From a person, to the email address you enter.
          </ContactFact>
          <ContactFact icon={<Clock />} title="Business hours">
            Monday to Friday, 9-6 EST
          </ContactFact>
        </ul>
        <p className="mt-8 max-w-[38rem] border-t border-line pt-6 text-base text-soft">
          Your answer may already be in the <TextLink href="/help">help</TextLink> or the{' '}
          <TextLink href="/documentation">documentation</TextLink>. If something is not working, check the{' '}
          <TextLink href="/status">status page</TextLink>.
        </p>
      </div>
      <Card className="self-start p-5 sm:p-8">
        <h2 className="mb-5 font-serif text-title font-medium tracking-tight">Send us a message</h2>
        <noscript>
          <div className="mb-5">
            <Banner tone="warning">Turn on JavaScript to send this form.</Banner>
          </div>
        </noscript>
        <Island name="contact-form" props={{}} when="now" />
      </Card>
    </div>
  )
}

function ContactFact({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <li className="flex items-start gap-3.5">
      <span
        aria-hidden="true"
        className="flex size-10 shrink-0 items-center justify-center rounded-full bg-accent-wash text-accent-text [&_svg]:size-4.5"
      >
        {icon}
      </span>
      <div>
        <p className="text-base font-semibold text-ink">{title}</p>
        <p className="text-base text-soft">{children}</p>
      </div>
    </li>
  )
}
