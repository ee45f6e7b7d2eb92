import { Section } from '../shell/section.tsx'

const steps = [
  {
    title: 'Share your link',
    text: 'Your form is ready from the start. Email the link, print it or add it to your signature.',
  },
  {
    title: 'Customers respond',
    text: 'No account, no app. They leave a rating and a few sentences, tell you who they are, and choose how you may use it.',
  },
  {
    title: 'You decide',
    text: 'Read, search and approve. You can undo any decision for ten minutes, and none of them changes what the customer wrote.',
  },
  {
    title: 'It goes live',
    text: 'Add one line of code to your website. Approved testimonials appear within a minute, and withdrawn ones are gone just as fast.',
  },
]

export function HowItWorks() {
  return (
    <Section id="how-it-works" title="How It Works">
      <ol className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="border-t border-line-strong pt-5">
            <span
              aria-hidden="true"
              className="font-serif text-display leading-none font-[420] text-accent-text italic"
            >
              {index + 1}
            </span>
            <h3 className="mt-4 text-lg font-semibold">{title}</h3>
            <p className="mt-1.5 text-soft">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
