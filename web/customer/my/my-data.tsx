import { downloadMyTestimonial } from '#contract/collection/my-testimonial.ts'
import { Download } from 'lucide-react'
import { buttonStyle } from '../../ui/button/button-style.ts'
import { endErrors, toast } from '../../ui/message/toast.ts'
import { useState } from 'react'
import { useFormCopy, useLanguage } from '../language.ts'
import { Named } from '../fields/named.tsx'
import { eraseMine } from '../queries.ts'
import { AskFirst } from './ask-first.tsx'
import { changeRefusal, codeOf } from './change-refusal.ts'
import { useMyCopy } from './use-my-copy.ts'

interface MyDataProps {
  token: string
  businessName: string
  onErased: () => void
}

/** What is kept about somebody is theirs: to take along, and to have removed. */
export function MyData({ token, businessName, onErased }: MyDataProps) {
  const copy = useMyCopy()
  const erasure = useErase(token, onErased)
  return (
    <section aria-labelledby="my-data" className="flex flex-col gap-2.5 border-t border-line pt-6">
      <h2 id="my-data" className="text-base font-semibold">
        {copy.yourData}
      </h2>
      <a
        href={downloadMyTestimonial.path.replace(':token', encodeURIComponent(token))}
        download
        className={buttonStyle('secondary', 'medium', 'self-start')}
      >
        <Download aria-hidden="true" />
        {copy.download}
      </a>
      <AskFirst
        id="erase"
        label={copy.erase}
        question={copy.eraseQuestion}
        consequence={<Named say={copy.eraseText} name={businessName} />}
        yes={copy.eraseYes}
        pendingLabel={copy.erasing}
        {...erasure}
      />
    </section>
  )
}

function useErase(token: string, onErased: () => void) {
  const { language } = useLanguage()
  const formCopy = useFormCopy()
  const copy = useMyCopy()
  const [isErasing, setIsErasing] = useState(false)
  async function onYes() {
    setIsErasing(true)
    try {
      await eraseMine(token)
      endErrors()
      onErased()
    } catch (failure) {
      // Erased by an attempt whose answer was lost.
      if (codeOf(failure) === 'not-found') {
        endErrors()
        return onErased()
      }
      const description = changeRefusal(failure, language, formCopy, copy)
      toast({ title: copy.failed, description, variant: 'destructive' })
    } finally {
      setIsErasing(false)
    }
  }
  return { isPending: isErasing, onYes }
}
