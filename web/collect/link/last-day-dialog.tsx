import { useState } from 'react'
import { ApiProblem, sentenceOf } from '../../lib/call/problem.ts'
import { Button } from '../../ui/button/button.tsx'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { localDayOf, endOfDay } from './last-day.ts'
import { LastDayField } from './last-day-field.tsx'
import { useSetExpiry } from '../queries.ts'

/** Sets, moves or removes the last day of a link. */
export function LastDayDialog({
  link: { id, description, expiresAt },
  onClose,
}: {
  link: { id: string; description: string; expiresAt: string | null }
  onClose: () => void
}) {
  const [day, setDay] = useState(() => localDayOf(expiresAt))
  const { mutate, error, isPending } = useSetExpiry(id)
  const submit = () => mutate({ expiresAt: endOfDay(day) }, { onSuccess: onClose })
  return (
    <FormDialog
      title="Last day"
      description={description}
      size="small"
      onClose={onClose}
      onSubmit={submit}
      submitLabel="Save"
      pendingLabel="Saving..."
      isPending={isPending}
    >
      <LastDayField
        value={day}
        onChange={(event) => setDay(event.target.value)}
        error={error ? whyLastDayRefused(error) : undefined}
      />
      {day !== '' && (
        <Button variant="ghost" size="small" className="self-start" onClick={() => setDay('')}>
          Remove last day
        </Button>
      )}
    </FormDialog>
  )
}

function whyLastDayRefused(failure: unknown): string {
  const named = failure instanceof ApiProblem ? failure.fields['expiresAt'] : undefined
  return named ?? sentenceOf(failure, "Couldn't save. Please try again.")
}
