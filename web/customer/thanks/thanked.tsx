import { useState, type ReactNode } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { BusinessHeader } from '../page/business-header.tsx'
import { CustomerShell } from '../page/customer-shell.tsx'
import { dropThanks, readThanks, type Thanks } from './kept-thanks.ts'
import { useFormCopy } from '../language.ts'
import { ThankYouStep } from '../form/thank-you-step.tsx'
import { useCustomerTitle } from '../page/use-customer-title.ts'

/** Thanks again where this page was reloaded after sending; else the page. */
export function Thanked({ formId, children }: { formId: string; children: ReactNode }) {
  const [thanks, setThanks] = useState(() => readThanks(formId))
  if (!thanks) return children
  function startOver() {
    dropThanks()
    setThanks(undefined)
  }
  return <ThankedAgain thanks={thanks} onStartOver={startOver} />
}

function ThankedAgain({
  thanks: { formId, form, entries, receipt, isEarlierVersion },
  onStartOver,
}: {
  thanks: Thanks
  onStartOver: () => void
}) {
  const copy = useFormCopy()
  useCustomerTitle(copy.pageTitle(form.businessName))
  return (
    <CustomerShell header={<BusinessHeader name={form.businessName} logoUrl={form.logoUrl} />}>
      <ThankYouStep form={form} formId={formId} entries={entries} sent={{ receipt, isEarlierVersion }} />
      {!form.personal && (
        <Button variant="ghost" size="small" className="mt-7 -ml-2.5" onClick={onStartOver}>
          {copy.writeAnother}
        </Button>
      )}
    </CustomerShell>
  )
}
