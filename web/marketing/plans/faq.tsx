import { Plus } from 'lucide-react'
import { useTakesPayments } from '../shell/payments.ts'
import { questionsOf } from './questions.ts'

/** Frequently asked questions, each behind its own line; they open without JavaScript. */
export function Faq() {
  return (
    <section aria-labelledby="faq-title" className="mx-auto w-full max-w-6xl px-4 py-16 sm:px-8 md:py-24">
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[20rem_1fr]">
        <h2
          id="faq-title"
          className="font-serif text-[clamp(1.75rem,3.4vw,2.5rem)] leading-[1.1] font-[480] tracking-[-0.025em]"
        >
          Frequently asked questions
        </h2>
        <div className="border-t border-line">
          {questionsOf(useTakesPayments()).map(({ question, answer }) => (
            <details key={question} className="group border-b border-line">
              <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 rounded-md py-3 text-lg font-semibold [&::-webkit-details-marker]:hidden">
                {question}
                <Plus
                  aria-hidden="true"
                  className="size-5 shrink-0 text-faint transition-transform duration-200 group-open:rotate-45"
                />
              </summary>
              <p className="max-w-[62ch] pb-5 text-soft">{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  )
}
