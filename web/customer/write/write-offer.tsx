import { type PublicForm, publicRating } from '#contract/collection/collection.ts'
import { ListChecks, PenLine, SpellCheck } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { Button } from '../../ui/button/button.tsx'
import { buttonStyle } from '../../ui/button/button-style.ts'
import { questionnaireAddress } from '../thanks/hand-over.ts'
import { useFormCopy } from '../language.ts'
import type { WriteHelpProps } from './write-help.tsx'

const WriteHelp = lazyPart(() => import('./write-help.tsx').then((m) => m.WriteHelp))
const FixWords = lazyPart(() => import('./fix-words.tsx').then((m) => m.FixWords))

type WriteOfferProps = Omit<WriteHelpProps, 'onClose'> & Pick<PublicForm, 'fixConsent'>

/**
 * Offers help with the words, the questionnaire in their place, and help with the spelling of those that are there. The
 * code of what helps here comes when somebody takes it.
 */
export function WriteOffer({ fixConsent, ...props }: WriteOfferProps) {
  const [open, setOpen] = useState<'write' | 'fix'>()
  const wasOpen = useRef(false)
  const place = useRef<HTMLDivElement>(null)
  const copy = useFormCopy()
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
          // At a rating that is private nothing leaves this server.
          consent={fixConsent}
          rating={entries.rating}
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
            {copy.helpMeWrite}
          </Button>
          <AnswerInstead formId={formId} entries={entries} />
          {entries.content.trim() !== '' && (
            <Button variant="secondary" size="small" onClick={() => setOpen('fix')}>
              <SpellCheck aria-hidden="true" />
              {copy.fixSpelling}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

/** To the questionnaire, with what was typed; the form keeps it too. */
function AnswerInstead({ formId, entries }: Pick<WriteHelpProps, 'formId' | 'entries'>) {
  const copy = useFormCopy()
  if (entries.rating === undefined || entries.rating < publicRating) return null
  return (
    <a
      href={questionnaireAddress(formId, entries, location.search)}
      className={buttonStyle('secondary', 'small')}
    >
      <ListChecks aria-hidden="true" />
      {copy.answerInstead}
    </a>
  )
}
