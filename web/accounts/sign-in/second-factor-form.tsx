import type { User } from '#contract/accounts/accounts.ts'
import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react'
import { ApiProblem, sentenceOf } from '../../lib/call/problem.ts'
import { Button } from '../../ui/button/button.tsx'
import { CodeInput } from '../../ui/form/code-input.tsx'
import { Field } from '../../ui/form/field.tsx'
import { toast } from '../../ui/message/toast.ts'
import { useSecondFactor } from './sign-in-queries.ts'

interface SecondFactorFormProps {
  before?: User
  onOver: () => void
  onSignedIn?: (user: User) => void
}

/**
 * The second step of signing in, for the page and for a dialog: a code of the authenticator app, or a recovery code.
 * `onOver` is called when the step can no longer be finished and the password is needed again; `before` is who was here
 * when a session ended, and keeps everything that was read.
 */
export function SecondFactorForm({ before, onOver, onSignedIn }: SecondFactorFormProps) {
  const [isRecovery, setIsRecovery] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const secondFactor = useSecondFactor(before)
  const input = useRef<HTMLInputElement>(null)
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another field is shown then, and takes the focus
  useEffect(() => input.current?.focus(), [isRecovery])

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (secondFactor.isPending) return
    const code = input.current?.value.trim() ?? ''
    if (!code) return refuse('Enter a code')
    setRefusal(undefined)
    secondFactor.mutate({ code }, { onError: explain, ...(onSignedIn && { onSuccess: onSignedIn }) })
  }
  function explain(failure: unknown) {
    const sentence = sentenceOf(failure, 'Please try again')
    if (failure instanceof ApiProblem && failure.code === 'link-expired') {
      toast({ title: 'Sign in failed', description: sentence, variant: 'destructive' })
      onOver()
    } else refuse(sentence)
  }
  function refuse(sentence: string) {
    setRefusal(sentence)
    input.current?.select()
  }
  function change() {
    setIsRecovery(!isRecovery)
    setRefusal(undefined)
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <SignInCodeField
        key={isRecovery ? 'recovery' : 'app'}
        isRecovery={isRecovery}
        input={input}
        refusal={refusal}
      />
      <Button type="submit" size="large" isPending={secondFactor.isPending} pendingLabel="Signing In...">
        Sign In
      </Button>
      <OtherWays isRecovery={isRecovery} onChange={change} onOver={onOver} />
    </form>
  )
}

function SignInCodeField({
  isRecovery,
  input,
  refusal,
}: {
  isRecovery: boolean
  input: RefObject<HTMLInputElement | null>
  refusal: string | undefined
}) {
  return (
    <Field
      label={isRecovery ? 'Recovery code' : 'Code from your authenticator app'}
      hint={
        isRecovery
          ? 'One of the ten codes you saved. Each works once.'
          : 'Six digits that change every 30 seconds.'
      }
      error={refusal}
    >
      <CodeInput ref={input} isRecovery={isRecovery} />
    </Field>
  )
}

function OtherWays({
  isRecovery,
  onChange,
  onOver,
}: {
  isRecovery: boolean
  onChange: () => void
  onOver: () => void
}) {
  return (
    <div className="flex flex-wrap justify-between gap-2">
      <Button variant="ghost" onClick={onChange} className="-ml-3.5">
        {isRecovery ? 'Use your authenticator app' : 'Use a recovery code'}
      </Button>
      <Button variant="ghost" onClick={onOver} className="-mr-3.5">
        Start over
      </Button>
    </div>
  )
}
