import type { previewChange } from '#contract/billing/changes.ts'
import type { Output } from '#contract/endpoint.ts'
import { moneyInWords } from '#shared/text/money.ts'
import { LoadingLines } from '../../ui/loading/loading-lines.tsx'
import { Fact } from '../../ui/layout/fact.tsx'

type Preview = Output<typeof previewChange>

const asDay = new Intl.DateTimeFormat(undefined, { dateStyle: 'long' })
const inWords = ({ cents, currency }: { cents: number; currency: string }) =>
  moneyInWords(cents, undefined, currency)

/** What is paid now and next, line by line. */
export function ChangePreview({ preview }: { preview: Preview | undefined }) {
  if (!preview) return <LoadingLines label="Loading the price" lines={['h-4 w-2/3', 'h-4 w-1/2']} />
  const { takesEffectAt, dueNow, lines, nextPayment } = preview
  return (
    <dl className="divide-y divide-line rounded-md border border-line px-4">
      {lines.map(({ text, ...amount }, index) => (
        <Fact key={`${index} ${text}`} term={text} look="apart">
          {inWords(amount)}
        </Fact>
      ))}
      <Fact term={dueNow.cents < 0 ? 'Credited to your next payments' : 'Due now'} look="apart">
        {inWords({ ...dueNow, cents: Math.abs(dueNow.cents) })}
      </Fact>
      <Fact term="Takes effect" look="apart">
        {asDay.format(new Date(takesEffectAt))}
      </Fact>
      <Fact term={`Next payment, ${asDay.format(new Date(nextPayment.at))}`} look="apart">
        {inWords(nextPayment)}
      </Fact>
    </dl>
  )
}
