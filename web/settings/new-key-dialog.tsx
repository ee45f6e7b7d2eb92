import { apiKeyForm } from '#contract/api-keys.ts'
import { useId, useState } from 'react'
import { z } from 'zod/mini'
import { ApiProblem, sentenceOf } from '../lib/problem.ts'
import { useAttemptKey } from '../lib/use-attempt-key.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { Input } from '../ui/input.tsx'
import { Select } from '../ui/select.tsx'
import { useCreateKey } from './queries.ts'

const lifetimes = [
  { days: 30, label: '30 days' },
  { days: 90, label: '90 days' },
  { days: 365, label: '1 year' },
  { days: 0, label: 'Never' },
]

/** Asks for a name, then shows the key: the one time that it can be seen. */
export function NewKeyDialog({ onClose }: { onClose: () => void }) {
  const formId = useId()
  const create = useCreateKey()
  const attempt = useAttemptKey()
  const [name, setName] = useState('')
  const [days, setDays] = useState(365)
  const [nameError, setNameError] = useState<string>()

  function submit() {
    const body = { kind: 'secret' as const, name, ...(days > 0 && { expiresInDays: days }) }
    const checked = z.safeParse(apiKeyForm, body)
    if (!checked.success) return setNameError(checked.error.issues[0]?.message)
    setNameError(undefined)
    return create.mutate(
      { body, idempotencyKey: attempt.keyFor(body) },
      { onError: (failure) => failure instanceof ApiProblem && setNameError(failure.fields['name']) },
    )
  }

  if (create.data) return <MadeKey apiKey={create.data.key} onClose={onClose} />
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="small"
      title="Create a secret key"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} isPending={create.isPending} pendingLabel="Creating...">
            Create key
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <Field label="Name" hint="For example, the app that will use it." error={nameError}>
          <Input autoComplete="off" value={name} onChange={(event) => setName(event.target.value)} />
        </Field>
        <Field label="Expires after">
          <Select value={days} onChange={(event) => setDays(Number(event.target.value))}>
            {lifetimes.map(({ days, label }) => (
              <option key={days} value={days}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
        {create.isError && (
          <Banner tone="danger" isAlert>
            {sentenceOf(create.error, "Couldn't create the key. Please try again.")}
          </Banner>
        )}
      </form>
    </Dialog>
  )
}

function MadeKey({ apiKey, onClose }: { apiKey: string; onClose: () => void }) {
  const [hint, setHint] = useState("We don't keep a readable copy.")
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="small"
      title="Copy your key now"
      description="You won't see it again. If you lose it, create a new one."
      footer={<Button onClick={onClose}>Done</Button>}
    >
      <Field label="Secret key" hint={hint}>
        <Input
          readOnly
          value={apiKey}
          className="font-mono text-sm"
          onFocus={(event) => event.currentTarget.select()}
        />
      </Field>
      <div className="mt-3">
        <CopyButton
          text={apiKey}
          label="Copy key"
          variant="primary"
          onRefused={() => setHint("Your browser didn't allow copying. Select the key and copy it yourself.")}
        />
      </div>
    </Dialog>
  )
}
