import type { CustomerLanguage } from '#contract/languages.ts'
import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { LightToaster } from '../../ui/message/light-toaster.tsx'
import { customerLanguage, keepLanguage, LanguageContext, useFormCopy } from '../language.ts'

/** Everything inside speaks the customer's language, and they can choose another. */
export function Speaking({ children }: { children: ReactNode }) {
  const [language, setLanguage] = useState<CustomerLanguage>(() => customerLanguage())
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
  const speaking = useMemo(
    () => ({
      language,
      speak(chosen: CustomerLanguage) {
        keepLanguage(chosen)
        setLanguage(chosen)
      },
    }),
    [language],
  )
  return (
    <LanguageContext value={speaking}>
      {children}
      <FormToaster />
    </LanguageContext>
  )
}

function FormToaster() {
  const { notifications, dismiss } = useFormCopy()
  return <LightToaster label={notifications} dismissLabel={dismiss} isHighOnPhones />
}
