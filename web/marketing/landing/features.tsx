import { ArrowLeftRight, FileCheck2, Feather, HandHeart, Link2, Server } from 'lucide-react'
import { Card } from '../../ui/layout/card.tsx'
import { Section } from '../shell/section.tsx'

const features = [
  {
    icon: Link2,
    title: 'A record of every step',
    text: 'Written, edited, approved, withdrawn: every step is recorded and tied to the one before it by a hash. Your account export includes it all.',
  },
  {
    icon: FileCheck2,
    title: 'Consent on record',
    text: 'Everything that comes through your form is saved with the exact consent wording, what was allowed, when, and on which form. Customers get a private page to review, edit or withdraw it.',
  },
  {
    icon: Feather,
    title: 'A widget that loads fast',
    text: '5 KB. No framework, no cookies, no fonts, no layout shift. It works under a strict content security policy, and its styles stay out of yours.',
  },
  {
    icon: HandHeart,
    title: 'Fair to every customer',
    text: 'Five stars or one, everyone sees the same public links. Unhappy customers get a private line to you, and their rating counts in your average.',
  },
  {
    icon: ArrowLeftRight,
    title: 'Easy in, easy out',
    text: 'Import exports from Trustpilot, Yotpo and Google, templates from Judge.me and Okendo, API data from Senja, Testimonial.to and Yelp, or any spreadsheet. Sync contacts from HubSpot and Salesforce. Export everything as CSV or JSON.',
  },
  {
    icon: Server,
    title: 'Yours to keep',
    text: 'Runs on your own server with one command, on PostgreSQL. No view limits, no locked testimonials, and the makers of Plaudit get no copy of your data.',
  },
]

export function Features() {
  return (
    <Section
      id="features"
      title="Built to be believed"
      lead="Anyone can print five stars. Plaudit keeps the proof behind them."
    >
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {features.map(({ icon: Icon, title, text }) => (
          <li key={title} className="flex">
            <Card className="flex grow flex-col p-6">
              <Icon aria-hidden="true" strokeWidth={1.5} className="size-7 text-accent-text" />
              <h3 className="mt-8 font-serif text-title font-medium tracking-[-0.01em]">{title}</h3>
              <p className="mt-2 text-soft">{text}</p>
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  )
}
