import { CopyButton } from '../../ui/button/copy-button.tsx'
import { Textarea } from '../../ui/form/textarea.tsx'
import { useFormCopy } from '../language.ts'
import { UnseenLabel } from '../page/unseen-label.tsx'

/** The customer's own text, to copy. `id` is that of `useRefusedCopy`, which selects it where the browser refuses. */
export function OwnText({
  id,
  content,
  rows,
  className,
}: {
  id: string
  content: string
  rows: number
  className: string
}) {
  const copy = useFormCopy()
  return (
    <>
      <UnseenLabel of={id}>{copy.yourText}</UnseenLabel>
      <Textarea
        id={id}
        readOnly
        dir="auto"
        rows={rows}
        value={content}
        onFocus={(event) => event.currentTarget.select()}
        className={className}
      />
    </>
  )
}

export function CopyOwnText({ content, onRefused }: { content: string; onRefused: () => void }) {
  const copy = useFormCopy()
  return (
    <CopyButton
      text={content}
      label={copy.copyText}
      copiedLabel={copy.copied}
      size="large"
      onRefused={onRefused}
    />
  )
}
