import type { PublicForm } from '#contract/collection.ts'
import { PenLine, SpellCheck } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { Button } from '../../ui/button.tsx'
import { useWords } from '../language.ts'
import type { WriteHelpProps } from './write-help.tsx'

const WriteHelp = lazyPart(() => import('./write-help.tsx').then((m) => m.WriteHelp))
const FixWords = lazyPart(() => import('./fix-words.tsx').then((m) => m.FixWords))

type WriteOfferProps = Omit<WriteHelpProps, 'onClose'> & Pick<PublicForm, 'fixConsent'>

/** Offers help with the words, and with the spelling of those that are there. Its code comes when somebody takes it. */
export function WriteOffer({ fixConsent, ...props }: WriteOfferProps) {
  const [open, setOpen] = useState<'write' | 'fix'>()
  const wasOpen = useRef(false)
  const place = useRef<HTMLDivElement>(null)
  const words = useWords()
  // The panel went away with the button that had the focus; the words are what is looked at next.
  useEffect(() => {
    if (wasOpen.current && !open)
      place.current?.closest('form')?.querySelector<HTMLElement>('[name=content]')?.focus()
    wasOpen.current = open !== undefined
  }, [open])
  const { formId, entries, writer, onChange } = props
  const close = () => setOpen(undefined)
  return (
    <div ref={place}>
      {open === 'write' && <WriteHelp {...props} onClose={close} />}
      {open === 'fix' && (
        <FixWords
          formId={formId}
          consent={fixConsent}
          content={entries.content}
          writer={writer}
          onUse={(content) => {
            onChange({ content })
            close()
          }}
          onClose={close}
        />
      )}
      {!open && (
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" size="small" onClick={() => setOpen('write')}>
            <PenLine aria-hidden="true" />
            {words.helpMeWrite}
          </Button>
          {entries.content.trim() !== '' && (
            <Button variant="secondary" size="small" onClick={() => setOpen('fix')}>
              <SpellCheck aria-hidden="true" />
              {words.fixSpelling}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
