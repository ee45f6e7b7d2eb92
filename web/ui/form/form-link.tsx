import { ArrowUpRight } from 'lucide-react'
import { buttonStyle } from '../button/button-style.ts'
import { CopyButton } from '../button/copy-button.tsx'
import { CopyableInput } from '../button/copyable-input.tsx'

/** A link to a form: to read, to copy and to open. */
export function FormLink({ link, onCopied }: { link: string; onCopied?: () => void }) {
  return (
    <>
      <CopyableInput label="Link to your form" value={link} className="text-soft" />
      <div className="mt-2.5 flex flex-wrap gap-2">
        <CopyButton text={link} label="Copy link" variant="primary" {...(onCopied && { onCopied })} />
        <a href={link} target="_blank" rel="noopener" className={buttonStyle('secondary', 'medium')}>
          <ArrowUpRight aria-hidden="true" />
          Open
        </a>
      </div>
    </>
  )
}
