import { type CrmIntegration, type CrmType, crmTypes } from '#contract/crm/crm.ts'
import { useState } from 'react'
import { ChoiceField } from '../ui/choices/choice-field.tsx'
import { Dialog } from '../ui/dialog/dialog.tsx'
import { ConnectForm } from './connect-form.tsx'
import { crmCopy } from './copy.ts'

const choices = crmTypes.map((crmType) => [crmType, crmCopy[crmType].name] as const)

/** Connects a CRM, beginning with one that is not. */
export function AddIntegration({
  connected,
  onClose,
}: {
  connected: readonly CrmIntegration[]
  onClose: () => void
}) {
  const isConnected = (wanted: CrmType) => connected.some(({ crmType }) => crmType === wanted)
  const isExpired = (wanted: CrmType) => connected.some((one) => one.crmType === wanted && one.isExpired)
  // One that has to be connected again, else one that never was.
  const [crmType, setCrmType] = useState(
    () => crmTypes.find(isExpired) ?? crmTypes.find((one) => !isConnected(one)) ?? crmTypes[0],
  )
  return (
    <Dialog isOpen onClose={onClose} title="Add Integration" description={crmCopy[crmType].about}>
      <div className="flex flex-col gap-5">
        <ChoiceField
          label="CRM"
          choices={choices}
          value={crmType}
          onChoose={setCrmType}
          {...(isConnected(crmType) && { hint: 'Connected already. New keys replace the old ones.' })}
        />
        <ConnectForm key={crmType} crmType={crmType} onConnected={onClose} />
      </div>
    </Dialog>
  )
}
