import { sourceKeysForm, type ReviewSource } from '#contract/review-sources/review-sources.ts'
import { sourceNames, type SourcePlatform } from '#contract/review-sources/source-platforms.ts'
import { useEffect, useState } from 'react'
import { useSchemaForm } from '../lib/use-schema-form.ts'
import { Restricted } from '../ui/form/restricted.tsx'
import { Button } from '../ui/button/button.tsx'
import { KeyFields } from '../ui/form/key-fields.tsx'
import { showRefusal } from '../ui/message/show-refusal.ts'
import { keyFields } from './copy.ts'
import { useAuthorize, useConnectByKeys } from './queries.ts'

/** In the browser at the platform, or by the keys that it gave to the business. */
export function ConnectSource({ source: { platform } }: { source: ReviewSource }) {
  const [isTyping, setIsTyping] = useState(false)
  if (!keyFields[platform]) return <AuthorizeButton platform={platform} />
  if (isTyping) return <KeysForm platform={platform} onCancel={() => setIsTyping(false)} />
  return (
    <Restricted isQuiet>
      <Button className="self-start" onClick={() => setIsTyping(true)}>
        Connect {sourceNames[platform]}
      </Button>
    </Restricted>
  )
}

/** Leads to the platform, where the owner agrees. */
export function AuthorizeButton({
  platform,
  label = `Connect ${sourceNames[platform]}`,
}: {
  platform: SourcePlatform
  label?: string
}) {
  const authorize = useAuthorize(platform)
  return (
    <Restricted isQuiet>
      <Button
        className="self-start"
        isPending={authorize.isPending || authorize.isSuccess}
        pendingLabel="Connecting..."
        onClick={() =>
          authorize.mutate(undefined, {
            onError: showRefusal('Not connected', { otherwise: 'Please try again in a moment.' }),
          })
        }
      >
        {label}
      </Button>
    </Restricted>
  )
}

const empty = { place: '', apiKey: '', apiSecret: '', businessUserId: '' }

/** The keys are tried at the platform before anything is kept. */
export function KeysForm({ platform, onCancel }: { platform: SourcePlatform; onCancel?: () => void }) {
  const connect = useConnectByKeys(platform)
  const form = useSchemaForm(sourceKeysForm, empty)
  const { setFocus } = form
  const isOpened = onCancel !== undefined
  // Whoever pressed the button that opened it goes on here.
  useEffect(() => {
    if (isOpened) setFocus('place')
  }, [isOpened, setFocus])
  const submit = form.handleSubmit((keys) =>
    connect.mutate(keys, {
      onError: showRefusal('Not connected', {
        otherwise: 'Please check your key and try again.',
        showAtFields: form.showAtFields,
      }),
    }),
  )
  return (
    <Restricted isQuiet>
      <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
        <KeyFields fields={keyFields[platform] ?? []} form={form} />
        <div className="flex flex-wrap gap-2.5">
          <Button type="submit" isPending={connect.isPending} pendingLabel="Connecting...">
            Connect {sourceNames[platform]}
          </Button>
          {onCancel && (
            <Button variant="ghost" onClick={onCancel}>
              Cancel
            </Button>
          )}
        </div>
      </form>
    </Restricted>
  )
}
