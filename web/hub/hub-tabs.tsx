import {
  Building2,
  LayoutTemplate,
  Link2,
  Mail,
  QrCode,
  Sparkles,
  Upload,
  Users,
  Workflow,
  type LucideIcon,
} from 'lucide-react'
import { Link } from 'wouter'
import { Card } from '../ui/layout/card.tsx'
import { FormLink } from '../ui/form/form-link.tsx'
import { CardCopy } from '../ui/layout/card-copy.tsx'

interface Way {
  readonly title: string
  readonly text: string
  readonly href: string
  readonly icon: LucideIcon
}

export function GenerateTab() {
  return (
    <WayList
      ways={[
        {
          title: 'AI Testimonial Generator',
          text: 'Turn what a customer told you into a draft they can confirm.',
          href: '/ai-testimonial-generator',
          icon: Sparkles,
        },
        {
          title: 'Template Designer',
          text: 'How testimonials look on your website.',
          href: '/testimonial-templates',
          icon: LayoutTemplate,
        },
        {
          title: 'Business Setup',
          text: 'Your name, your logo and what you do.',
          href: '/business-setup',
          icon: Building2,
        },
      ]}
    />
  )
}

export function CollectTab({ formId }: { formId: string }) {
  const link = `${window.location.origin}/testimonial-form/${formId}`
  return (
    <div className="flex flex-col gap-4">
      <Card>
        <h2 className="text-base font-semibold">Your form</h2>
        <p className="mt-0.5 text-sm text-soft">Anyone with this link can leave a testimonial.</p>
        <div className="mt-3">
          <FormLink link={link} />
        </div>
      </Card>
      <WayList
        ways={[
          {
            title: 'QR Codes',
            text: 'For your counter, tables and packages.',
            href: '/qr-testimonials',
            icon: QrCode,
          },
          {
            title: 'Sharing Links',
            text: 'One link for everyone, or one for each customer.',
            href: '/collect',
            icon: Link2,
          },
          {
            title: 'Import Reviews',
            text: 'Bring in the reviews you already have.',
            href: '/testimonials?import=file',
            icon: Upload,
          },
        ]}
      />
    </div>
  )
}

export function AutomateTab() {
  return (
    <WayList
      ways={[
        {
          title: 'Campaigns',
          text: 'Ask many customers at once, with reminders.',
          href: '/email-campaigns',
          icon: Mail,
        },
        {
          title: 'Customers',
          text: 'Email a customer to ask for a testimonial.',
          href: '/customers',
          icon: Users,
        },
        {
          title: 'CRM Automation',
          text: 'Ask customers automatically when you win a deal.',
          href: '/crm-setup',
          icon: Workflow,
        },
      ]}
    />
  )
}

function WayList({ ways }: { ways: readonly Way[] }) {
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      {ways.map((way) => (
        <li key={way.href} className="flex">
          <WayLink {...way} />
        </li>
      ))}
    </ul>
  )
}

function WayLink({ href, ...copy }: Way) {
  return (
    <Link
      href={href}
      className="flex grow flex-col rounded-lg border border-line bg-surface p-5 shadow-low transition-colors hover:border-line-strong"
    >
      <CardCopy {...copy} gap="mt-0.5" />
    </Link>
  )
}
