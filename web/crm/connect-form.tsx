import { crmConnectionForm, type CrmType } from '#contract/crm/crm.ts'
import { useQuery } from '@tanstack/react-query'
import { useSchemaForm } from '../lib/use-schema-form.ts'
import { Restricted } from '../ui/form/restricted.tsx'
import { Button } from '../ui/button/button.tsx'
import { KeyFields } from '../ui/form/key-fields.tsx'
import { showRefusal } from '../ui/message/show-refusal.ts'
import { toast } from '../ui/message/toast.ts'
import { crmOptionsQuery, useAuthorizeCrm, useConnectCrm } from './queries.ts'
import { crmCopy } from './copy.ts'

const empty = { accessToken: '', portalId: '', instanceUrl: '', consumerKey: '', consumerSecret: '' }

/** The credentials; they are tried at the CRM before anything is kept. */
export function ConnectForm({ crmType, onConnected }: { crmType: CrmType; onConnected?: () => void }) {
  const { name, fields } = crmCopy[crmType]
  const { data: options } = useQuery(crmOptionsQuery)
  const canSignIn = options?.signIn.includes(crmType) ?? false
  const connect = useConnectCrm()
  const form = useSchemaForm(crmConnectionForm, { ...empty, crmType })
  const submit = form.handleSubmit((credentials) =>
    connect.mutate(credentials, {
      onSuccess: () => {
        toast({
          title: 'CRM integration added successfully',
          description: `You can now sync contacts from ${name}.`,
        })
        onConnected?.()
      },
      onError: showRefusal('Failed to add CRM integration', {
        otherwise: 'Please check your credentials and try again',
        showAtFields: form.showAtFields,
      }),
    }),
  )
  return (
    <Restricted>
      <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
        {canSignIn && (
          <SignIn
            crmType={crmType}
            addressOf={() => form.getValues('instanceUrl') ?? ''}
            showAtFields={form.showAtFields}
          />
        )}
        <KeyFields fields={fields} form={form} />
        <Button
          type="submit"
          variant={canSignIn ? 'secondary' : 'primary'}
          isPending={connect.isPending}
          pendingLabel="Connecting..."
          className="self-start"
        >
          Connect {name}
        </Button>
      </form>
    </Restricted>
  )
}

/** Where this server is registered with the CRM, nobody has to make keys. */
function SignIn({
  crmType,
  addressOf,
  showAtFields,
}: {
  crmType: CrmType
  /** The company's own address, as typed by now. */
  addressOf: () => string
  showAtFields: (failure: unknown) => void
}) {
  const signIn = useAuthorizeCrm(crmType)
  const begin = () =>
    signIn.mutate(addressOf(), {
      onError: showRefusal('Not connected', { otherwise: 'Please try again in a moment.', showAtFields }),
    })
  const hint =
    crmType === 'salesforce'
      ? 'Enter your Salesforce URL below, then sign in. Or connect with keys.'
      : 'Or connect with an API key.'
  return (
    <div className="flex flex-col items-start gap-2 border-b border-line pb-4">
      <Button isPending={signIn.isPending || signIn.isSuccess} pendingLabel="Connecting..." onClick={begin}>
        Sign in with {crmCopy[crmType].name}
      </Button>
      <p className="text-sm text-faint">{hint}</p>
    </div>
  )
}
