import {
  contactForm,
  inquiryTypes,
  type InquiryType,
  longestContactMessage,
  sendContactMessage,
} from '#contract/site/contact.ts'
import { useEffect, useRef, useState, type RefObject, type SubmitEvent } from 'react'
import { call } from '../../lib/call/api.ts'
import { ApiProblem, sentenceOf } from '../../lib/call/problem.ts'
import { useAttemptKey } from '../../lib/call/use-attempt-key.ts'
import { Button } from '../../ui/button/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { Honeypot } from '../../ui/form/honeypot.tsx'
import { Input } from '../../ui/form/input.tsx'
import { Options, Select } from '../../ui/form/select.tsx'
import { Textarea } from '../../ui/form/textarea.tsx'
import { toast } from '../../ui/message/toast.ts'

const labels: Record<InquiryType, string> = {
  general: 'General',
  sales: 'Sales',
  support: 'Support',
  partnership: 'Partnership',
  press: 'Press',
  other: 'Other',
}

type Errors = Readonly<Record<string, string>>

/** Writes to whoever runs this site. A message whose answer got lost is sent again under the same key, and arrives once. */
export function ContactForm() {
  const trap = useRef<HTMLInputElement>(null)
  const { errors, isSending, send } = useContactMessage(trap)
  const [isLive, setIsLive] = useState(false)
  // Before this code runs, the browser would send the form by itself, which the server does not read.
  // oxlint-disable-next-line react/set-state-in-effect -- the prerendered button must wait for this code
  useEffect(() => setIsLive(true), [])

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!isSending) void send(event.currentTarget)
  }

  return (
    <form noValidate className="relative grid gap-5 sm:grid-cols-2" onSubmit={submit}>
      <MessageFields errors={errors} />
      <Honeypot field={trap} />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3 sm:col-span-2">
        <Button
          type="submit"
          size="large"
          disabled={!isLive}
          isPending={isSending}
          pendingLabel="Sending..."
          className="max-sm:w-full"
        >
          Send Message
        </Button>
        <PrivacyNote />
      </div>
    </form>
  )
}

function useContactMessage(trap: RefObject<HTMLInputElement | null>) {
  const [errors, setErrors] = useState<Errors>({})
  const [isSending, setIsSending] = useState(false)
  const attempt = useAttemptKey()

  async function send(form: HTMLFormElement) {
    const checked = contactForm.safeParse(Object.fromEntries(new FormData(form)))
    if (!checked.success) {
      const found: Record<string, string> = {}
      for (const { path, message } of checked.error.issues) found[String(path[0])] ??= message
      return refuse(form, found)
    }
    setErrors({})
    setIsSending(true)
    const body = { ...checked.data, website: trap.current?.value ?? '' }
    try {
      await call(sendContactMessage, { body }, { idempotencyKey: attempt.keyFor(checked.data) })
      form.reset()
      attempt.done()
      toast({ title: 'Message Sent', description: 'Thanks for writing. We reply within 24 hours.' })
    } catch (failure) {
      if (failure instanceof ApiProblem && Object.keys(failure.fields).length > 0)
        refuse(form, failure.fields)
      toast({
        title: 'Message Not Sent',
        description: sentenceOf(failure, 'Please try again in a moment. Your message is still here.'),
        variant: 'destructive',
      })
    } finally {
      setIsSending(false)
    }
  }

  function refuse(form: HTMLFormElement, found: Errors) {
    setErrors(found)
    const first = Array.from(form.elements).find((element) => (element.getAttribute('name') ?? '') in found)
    if (first instanceof HTMLElement) first.focus()
  }

  return { errors, isSending, send }
}

function MessageFields({ errors }: { errors: Errors }) {
  return (
    <>
      <Field label="Name" isRequired error={errors['name']}>
        <Input name="name" autoComplete="name" />
      </Field>
      <Field label="Email" isRequired error={errors['email']}>
        <Input name="email" type="email" autoComplete="email" />
      </Field>
      <Field label="Company" isOptional error={errors['company']}>
        <Input name="company" autoComplete="organization" />
      </Field>
      <Field label="What is this about?" isRequired error={errors['inquiryType']}>
        <Select name="inquiryType" defaultValue="general">
          <Options values={inquiryTypes} nameOf={(type) => labels[type]} />
        </Select>
      </Field>
      <Field label="Subject" isRequired error={errors['subject']} className="sm:col-span-2">
        <Input name="subject" />
      </Field>
      <Field label="Message" isRequired error={errors['message']} className="sm:col-span-2">
        <Textarea name="message" maxLength={longestContactMessage} className="min-h-40" />
      </Field>
    </>
  )
}

function PrivacyNote() {
  return (
    <p className="text-sm text-faint">
      Our{' '}
      <a href="/privacy" className="underline underline-offset-3 hover:text-ink">
        privacy policy
      </a>{' '}
      explains how we use it.
    </p>
  )
}
