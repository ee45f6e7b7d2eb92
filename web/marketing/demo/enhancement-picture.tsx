import { Screen } from './screen.tsx'

const answers = [
  { question: 'What did you buy?', answer: 'the rye' },
  { question: 'What surprised you?', answer: 'lasts a week. better on day 3!!' },
  { question: 'Would you come back?', answer: 'dont buy bread anywhere else now' },
]

export function EnhancementPicture() {
  return (
    <Screen title="Example: from answers to a testimonial">
      <dl className="flex flex-col gap-2">
        {answers.map(({ question, answer }) => (
          <div key={question} className="flex flex-wrap gap-x-2">
            <dt className="text-sm text-faint">{question}</dt>
            <dd className="text-sm font-semibold">{answer}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-5 border-t border-line pt-5 font-serif text-quote">
        I bought the rye. It lasts a week and is better on day three.{' '}
        <del className="rounded-sm bg-danger-wash px-1 text-danger-text decoration-1">
          It is the best bakery in town.
        </del>{' '}
        I don’t buy bread anywhere else now.
      </p>
      <p className="mt-4 text-sm text-faint">Removed: the customer never said this.</p>
    </Screen>
  )
}
