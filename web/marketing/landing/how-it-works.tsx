import { Section } from '../shell/section.tsx'

const steps = [
  {
    title: 'Share your link',
    text: 'Your form exists from the first minute. Send its link by email, print it, put it in your signature.',
  },
  {
    title: 'Customers write',
    text: 'No account, no app. A rating, a few sentences of their own, who they are, and three plain questions: what may be done with the words?',
  },
  {
    title: 'You decide',
    text: 'Read, search, approve. Every decision can be undone for ten minutes, and none of them changes a customer’s words.',
  },
  {
    title: 'It appears',
    text: 'One line of code on your website. What you approve is there within a minute, and what is withdrawn is gone as fast.',
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
