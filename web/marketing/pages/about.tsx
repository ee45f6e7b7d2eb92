import { LinkButton } from '../../ui/button/link-button.tsx'
import { PageTop } from '../shell/page-top.tsx'

const principles = [
  {
    title: 'Nothing without consent',
    text: 'What customers send through the form appears only if they agreed, and they can withdraw it. When an owner types a testimonial, it appears only once the customer has confirmed it or the original message is on file. Imported testimonials, and those shown on the owner’s word, are labeled.',
  },
  {
    title: 'The same for one star and five',
    text: 'We do not sort customers by how happy they are. Everyone sees the same public links, and every genuine rating counts in the average.',
  },
  {
    title: 'Honest counts',
    text: 'A widget shows a selection, and ours says so: “12 of 47 shown”, not a wall that looks like everything.',
  },
  {
    title: 'Light on your website',
    text: 'Our script is a guest on your page. It is small, sets no cookies, contacts no third parties and shifts nothing around it.',
  },
  {
    title: 'Free to leave',
    text: 'Export everything as CSV or JSON, on any plan and after it ends. You can also run the whole product on your own server.',
  },
]

export function AboutPage() {
  return (
    <>
      <PageTop
        title="A testimonial is only worth the proof behind it"
        lead="Plaudit helps businesses collect what their customers say, choose what to show, and prove where it came from."
      />
      <div className="mx-auto w-full max-w-6xl px-4 pb-16 sm:px-8 md:pb-24">
        <div className="grid gap-x-12 gap-y-6 border-t border-line-strong pt-10 text-lg leading-8 text-soft md:grid-cols-2">
          <p>
            Reviews became easy to fake, so readers learned to doubt them. Laws followed: the United States
            bans fake reviews and rewards for a particular opinion, and Europe asks every shop to say how it
            knows its reviews are real.
          </p>
          <p>
            Most honest businesses already have what it takes: customers who would say something, and a few
            minutes to ask. What was missing was a tool that keeps the proof along the way. That is what we
            build.
          </p>
        </div>
        <h2 className="mt-20 font-serif text-[clamp(1.75rem,3.4vw,2.5rem)] leading-[1.1] font-[480] tracking-[-0.025em]">
          What we hold ourselves to
        </h2>
        <ul className="mt-8 border-t border-line">
          {principles.map(({ title, text }) => (
            <li
              key={title}
              className="grid gap-x-12 gap-y-2 border-b border-line py-7 md:grid-cols-[22rem_1fr]"
            >
              <h3 className="font-serif text-title font-medium tracking-[-0.01em]">{title}</h3>
              <p className="max-w-[62ch] text-soft">{text}</p>
            </li>
          ))}
        </ul>
        <div className="mt-16 flex flex-wrap items-end justify-between gap-x-12 gap-y-6">
          <div>
            <h2 className="font-serif text-page font-medium tracking-[-0.02em]">Who runs this site</h2>
            <p className="mt-3 max-w-[56ch] text-soft">
              Anyone can run Plaudit. Messages from the contact page go to the people who run this server, and
              they reply within 24 hours, Monday to Friday, 9 to 6 EST.
            </p>
          </div>
          <LinkButton href="/contact" size="large">
            Contact us
          </LinkButton>
        </div>
      </div>
    </>
  )
}
