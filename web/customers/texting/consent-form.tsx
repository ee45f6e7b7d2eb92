import type { CustomerTexting } from '#contract/texts/texts.ts'
import { useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { Field } from '../../ui/form/field.tsx'
import { Input } from '../../ui/form/input.tsx'
import { Restricted } from '../../ui/form/restricted.tsx'
import { FailureBanner } from '../../ui/message/failure-banner.tsx'
import { useGiveTextConsent } from './queries.ts'

/** Before the first text message: somebody of the team states that the customer agreed. Kept word by word, with their name. */
export function ConsentForm({ texting, customerId }: { texting: CustomerTexting; customerId: string }) {
  const give = useGiveTextConsent(customerId)
  const [isStated, setIsStated] = useState(false)
  const [note, setNote] = useState('')
  return (
    <div className="flex flex-col gap-4 rounded-lg border border-line p-4">
      <p className="text-base">
        You can text {texting.phone} once this customer has agreed to it. Your statement is kept with your
        name and today’s date.
      </p>
      <Restricted>
        <Checkbox
          label={texting.statement}
          checked={isStated}
          onChange={(event) => setIsStated(event.target.checked)}
        />
        <Field label="How they agreed" isOptional>
          <Input
            maxLength={300}
            placeholder="Signed at the counter"
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        </Field>
        <FailureBanner failure={give.error} otherwise="The consent was not saved. Please try again." />
        <Button
          className="self-start"
          variant="secondary"
          disabled={!isStated}
          isPending={give.isPending}
          pendingLabel="Saving..."
          onClick={() => give.mutate({ note })}
        >
          Save consent
        </Button>
      </Restricted>
    </div>
  )
}
