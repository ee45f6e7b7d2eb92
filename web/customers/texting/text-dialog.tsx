import type { Customer } from '#contract/customers/customers.ts'
import type { CustomerTexting } from '#contract/texts/texts.ts'
import { useQuery } from '@tanstack/react-query'
import { useResendVerification } from '../../accounts/queries.ts'
import { priceOf } from '../../lib/text/price-of.ts'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { Loaded } from '../../ui/loading/loaded.tsx'
import { Skeleton } from '../../ui/loading/skeleton.tsx'
import { Banner } from '../../ui/message/banner.tsx'
import { SendFailure } from '../../ui/message/send-failure.tsx'
import { toast } from '../../ui/message/toast.ts'
import { ConsentForm } from './consent-form.tsx'
import { textingQuery, useAskByText } from './queries.ts'
import { TextBubble } from '../../ui/text/text-bubble.tsx'

/** Asks one customer for a testimonial by text message: what is sent, when, and what it costs. */
export function TextDialog({ customer, onClose }: { customer: Customer; onClose: () => void }) {
  const query = useQuery(textingQuery(customer.id))
  const ask = useAskByText()
  const resend = useResendVerification()
  const submit = () =>
    ask.mutate(customer.id, {
      onSuccess: () => {
        onClose()
        toast({ title: 'Text message queued', description: 'See its status under Details.' })
      },
    })
  return (
    <FormDialog
      onClose={onClose}
      title={`Text ${customer.name}`}
      description="A text message with a link to your form."
      submitLabel="Send text message"
      pendingLabel="Sending..."
      isPending={ask.isPending}
      isDisabled={query.data?.reason !== null}
      onSubmit={submit}
    >
      <Loaded
        query={query}
        loading={<Skeleton className="h-40" />}
        failure="Couldn't load this customer’s text messages."
      >
        {(texting) => <Texting texting={texting} customerId={customer.id} />}
      </Loaded>
      <SendFailure
        failure={ask.error}
        otherwise="The text message was not sent. Please try again."
        resend={resend}
      />
    </FormDialog>
  )
}

function Texting({ texting, customerId }: { texting: CustomerTexting; customerId: string }) {
  if (texting.reason === 'no-consent') return <ConsentForm texting={texting} customerId={customerId} />
  if (texting.reason !== null) return <Banner tone="warning">{refusals[texting.reason]}</Banner>
  return (
    <>
      <p className="text-sm text-faint">
        To {texting.phone}
        {leavesLater(texting) && `. It leaves ${timeOf(texting.leavesAt)}: nobody is texted at night.`}
      </p>
      <TextBubble text={texting.text} />
      <p className="text-sm text-faint">{costOf(texting)}</p>
    </>
  )
}

const refusals = {
  'no-number': 'This customer has no phone number. Add one under Edit.',
  unsubscribed: 'This customer replied STOP. They won’t get any more text messages.',
  bounced: 'The last text message could not be delivered. Please check the number.',
} as const

const minuteMs = 60_000
const leavesLater = ({ leavesAt }: CustomerTexting, now = Date.now()) =>
  new Date(leavesAt).getTime() > now + minuteMs

const time = new Intl.DateTimeFormat(undefined, { weekday: 'long', hour: 'numeric', minute: '2-digit' })
const timeOf = (moment: string) => time.format(new Date(moment))

function costOf({ segments, cost, segmentsLeft }: CustomerTexting): string {
  const size = segments === 1 ? '1 segment' : `${segments} segments`
  const price = cost ? `, about ${priceOf(cost)}` : ''
  return `${size}${price}. ${segmentsLeft.toLocaleString()} left this month.`
}
