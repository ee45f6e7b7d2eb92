import { crmConnectionForm, type CrmType } from '#contract/crm/crm.ts'
import { useSchemaForm } from '../lib/use-schema-form.ts'
import { Button } from '../ui/button/button.tsx'
import { KeyFields } from '../ui/form/key-fields.tsx'
import { showRefusal } from '../ui/message/show-refusal.ts'
import { toast } from '../ui/message/toast.ts'
import { useConnectCrm } from './queries.ts'
import { crmCopy } from './copy.ts'

const empty = { accessToken: '', portalId: '', instanceUrl: '', consumerKey: '', consumerSecret: '' }

/** The credentials; they are tried at the CRM before anything is kept. */
export function ConnectForm({ crmType, onConnected }: { crmType: CrmType; onConnected?: () => void }) {
  const { name, fields } = crmCopy[crmType]
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
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
      <KeyFields fields={fields} form={form} />
      <Button type="submit" isPending={connect.isPending} pendingLabel="Connecting..." className="self-start">
        Connect {name}
      </Button>
    </form>
  )
}
