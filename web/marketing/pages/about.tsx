import { LinkButton } from '../../ui/link-button.tsx'
import { PageTop } from '../shell/page-top.tsx'

const principles = [
  {
    title: 'Nobody’s words without their word',
    text: 'What customers send through the form is shown only if they agreed, and they can take it back. An owner who types a testimonial needs the customer’s confirmation, or their words on file, before it appears anywhere. What is imported, or shown on the owner’s word, says so.',
  },
  {
    title: 'The same for five stars and for one',
    text: 'We do not sort customers by how happy they are. Everybody who writes sees the same public links, and every genuine rating counts in the average.',
  },
  {
    title: 'Say how many of how many',
    text: 'A widget shows a selection. Ours says so: twelve of forty-seven, not a wall that looks like everything.',
  },
  {
    title: 'Light on other people’s pages',
    text: 'Our script is a guest on your website. It is small, sets no cookie, asks no third party for anything and moves nothing that was there before.',
  },
  {
    title: 'You can leave',
    text: 'Everything goes out as it came in, as CSV or JSON, on any plan and after it ends. You can also run the whole product on a machine of your own.',
  },
]

export function AboutPage() {
  return (
    <>
      <PageTop
        title="Praise is worth what stands behind it"
        lead="Plaudit helps businesses collect what their customers say, decide what they stand behind, and show it. It keeps the history of every testimonial."
      />
      <div className="mx-auto w-full max-w-6xl px-4 pb-16 sm:px-8 md:pb-24">
        <div className="grid gap-x-12 gap-y-6 border-t border-line-strong pt-10 text-lg leading-8 text-soft md:grid-cols-2">
          <p>
            Reviews became easy to invent, so readers learned to doubt them. Laws followed: the United States
            forbid fake reviews and rewards for a certain opinion, and Europe asks every shop to say how it
            knows that its reviews are real.
          </p>
          <p>
            Most honest businesses already have what it takes to answer: customers who would say something,
            and a few minutes to ask. What was missing is a tool that keeps the proof while it does the work.
            That is what we build.
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
            <h2 className="font-serif text-page font-medium tracking-[-0.02em]">Who answers</h2>
            <p className="mt-3 max-w-[56ch] text-soft">
              Plaudit can be run by anybody, so the people behind this address are the ones who run this
              server. What you write on the contact page goes to them, and they answer within 24 hours, Monday
              to Friday, 9 to 6 EST.
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
