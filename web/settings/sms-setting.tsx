import type { NotificationSettings } from '#contract/settings/notification-settings.ts'
import type { OwnPhone } from '#contract/settings/own-phone.ts'
import { useQuery } from '@tanstack/react-query'
import { Button } from '../ui/button/button.tsx'
import { CodeInput } from '../ui/form/code-input.tsx'
import { Field } from '../ui/form/field.tsx'
import { Input } from '../ui/form/input.tsx'
import { Switch } from '../ui/form/switch.tsx'
import { useState } from 'react'
import { showRefusal } from '../ui/message/show-refusal.ts'
import { ownPhoneQuery, useProveOwnPhone, useRemoveOwnPhone, useSetOwnPhone } from './own-phone-calls.ts'
import type { Draft } from './use-draft.ts'

/** Notifications by text message: to a number that a code has proven. */
export function SmsSetting({ draft: { value, set } }: { draft: Draft<NotificationSettings> }) {
  const { data } = useQuery(ownPhoneQuery)
  if (!data) return null
  return (
    <div className="py-3.5">
      <Switch
        label="SMS notifications"
        hint={
          data.isProven
            ? `New testimonials and completed campaigns, to ${data.phone}. At most one message an hour.`
            : 'Verify your phone number to turn this on.'
        }
        disabled={!data.isProven}
        checked={data.isProven && value.sms}
        onChange={(event) => set({ sms: event.target.checked })}
      />
      {data.isProven ? <RemovePhone /> : <ProvePhone phone={data} />}
    </div>
  )
}

function RemovePhone() {
  const remove = useRemoveOwnPhone()
  return (
    <Button
      className="mt-2 -ml-3"
      size="small"
      variant="ghost"
      isPending={remove.isPending}
      onClick={() => remove.mutate(undefined, { onError: showRefusal("Couldn't remove your number") })}
    >
      Remove number
    </Button>
  )
}

function ProvePhone({ phone: { phone } }: { phone: OwnPhone }) {
  const [typed, setTyped] = useState(phone ?? '')
  const send = useSetOwnPhone()
  return (
    <div className="mt-3 flex max-w-md flex-col gap-3">
      <div className="flex items-end gap-2">
        <Field label="Your phone number" className="flex-1">
          <Input
            type="tel"
            autoComplete="tel"
            maxLength={40}
            placeholder="+1 212 555 0123"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
        <Button
          className="h-10.5"
          variant="secondary"
          isPending={send.isPending}
          disabled={typed.trim() === ''}
          onClick={() => send.mutate({ phone: typed }, { onError: showRefusal("Couldn't send a code") })}
        >
          {phone ? 'Send a new code' : 'Send code'}
        </Button>
      </div>
      {phone && <ProveCode phone={phone} />}
    </div>
  )
}

function ProveCode({ phone }: { phone: string }) {
  const [code, setCode] = useState('')
  const prove = useProveOwnPhone()
  return (
    <div className="flex items-end gap-2">
      <Field label={`Code sent to ${phone}`} className="flex-1">
        <CodeInput value={code} onChange={(event) => setCode(event.target.value)} />
      </Field>
      <Button
        className="h-10.5"
        isPending={prove.isPending}
        disabled={code.trim() === ''}
        onClick={() => prove.mutate({ code }, { onError: showRefusal("Couldn't verify your number") })}
      >
        Verify
      </Button>
    </div>
  )
}
