import { ArrowLeftRight, FileCheck2, Feather, HandHeart, Link2, Server } from 'lucide-react'
import { Card } from '../../ui/card.tsx'
import { Section } from '../shell/section.tsx'

const features = [
  {
    icon: Link2,
    title: 'Words with a history',
    text: 'Written, corrected, approved, withdrawn: each step is on record, and each record holds the hash of the one before it. The account export contains them all.',
  },
  {
    icon: FileCheck2,
    title: 'Consent you can show',
    text: 'Kept with all that comes through your form: the exact wording, what was allowed, when, on which form. The customer has a private page to see, correct, narrow or withdraw it.',
  },
  {
    icon: Feather,
    title: 'A widget nobody waits for',
    text: '5 KB. No framework, no cookie, no font, nothing that moves the page. It runs under the strictest content security policy and keeps its looks inside yours.',
  },
  {
    icon: HandHeart,
    title: 'Fair to every customer',
    text: 'Five stars or one, everybody is shown the same public links. Unhappy customers get a private line to you, and their rating counts in your average.',
  },
  {
    icon: ArrowLeftRight,
    title: 'Moves in, moves out',
    text: 'Reads the exports of Trustpilot, Yotpo and Google, the import templates of Judge.me and Okendo, what the interfaces of Senja, Testimonial.to and Yelp hand out, and any table you have. Gives everything back as CSV or JSON.',
  },
  {
    icon: Server,
    title: 'Yours to keep',
    text: 'Runs on your own machine with one command, on PostgreSQL. No view meters, no locked testimonials, no copy of your customers anywhere else.',
  },
]

export function Features() {
  return (
    <Section
      id="features"
      laidOutLate="[--usual:105rem] md:[--usual:57rem] lg:[--usual:41rem]"
      title="Made to be believed"
      lead="Anybody can print five stars. Plaudit keeps what stands behind them."
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
