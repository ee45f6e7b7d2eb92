import { downloadMyTestimonial } from '#contract/my-testimonial.ts'
import { Download } from 'lucide-react'
import { buttonStyle } from '../../ui/button-style.ts'
import { toast } from '../../ui/toast.ts'
import { useState } from 'react'
import { useWords } from '../language.ts'
import { Named } from '../named.tsx'
import { eraseMine } from '../queries.ts'
import { AskFirst } from './ask-first.tsx'
import { changeRefusal, codeOf } from './change-refusal.ts'
import { useMyWords } from './use-my-words.ts'

interface MyDataProps {
  token: string
  businessName: string
  onErased: () => void
}

/** What is kept about somebody is theirs: to take along, and to have removed. */
export function MyData({ token, businessName, onErased }: MyDataProps) {
  const words = useMyWords()
  const erasure = useErase(token, onErased)
  return (
    <section aria-labelledby="my-data" className="flex flex-col gap-2.5 border-t border-line pt-6">
      <h2 id="my-data" className="text-base font-semibold">
        {words.yourData}
      </h2>
      <a
        href={downloadMyTestimonial.path.replace(':token', encodeURIComponent(token))}
        download
        className={buttonStyle('secondary', 'medium', 'self-start')}
      >
        <Download aria-hidden="true" />
        {words.download}
      </a>
      <AskFirst
        id="erase"
        label={words.erase}
        question={words.eraseQuestion}
        consequence={<Named say={words.eraseText} name={businessName} />}
        yes={words.eraseYes}
        pendingLabel={words.erasing}
        {...erasure}
      />
    </section>
  )
}

function useErase(token: string, onErased: () => void) {
  const form = useWords()
  const words = useMyWords()
  const [isErasing, setIsErasing] = useState(false)
  async function onYes() {
    setIsErasing(true)
    try {
      await eraseMine(token)
      onErased()
    } catch (failure) {
      // Erased by an attempt whose answer was lost.
      if (codeOf(failure) === 'not-found') return onErased()
      const description = changeRefusal(codeOf(failure), form, words)
      toast({ title: words.failed, description, variant: 'destructive' })
    } finally {
      setIsErasing(false)
    }
  }
  return { isPending: isErasing, onYes }
}
