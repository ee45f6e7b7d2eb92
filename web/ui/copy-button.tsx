import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { ButtonSize, ButtonVariant } from './button-style.ts'
import { Button } from './button.tsx'

const confirmMs = 2000

/** Copies `text` and says 'Copied!' for two seconds. */
export function CopyButton({
  text,
  label = 'Copy',
  copiedLabel = 'Copied!',
  variant = 'secondary',
  size = 'medium',
  onCopied,
  onRefused,
}: {
  text: string
  label?: string
  copiedLabel?: string | undefined
  variant?: ButtonVariant
  size?: ButtonSize
  onCopied?: () => void
  /** Browsers may refuse the clipboard, for example on a page without https. */
  onRefused?: () => void
}) {
  const [isCopied, setIsCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return undefined
    const timer = setTimeout(() => setIsCopied(false), confirmMs)
    return () => clearTimeout(timer)
  }, [isCopied])
  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setIsCopied(true)
      onCopied?.()
    } catch {
      onRefused?.()
    }
  }
  return (
    <Button variant={variant} size={size} onClick={() => void copy()}>
      {isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
      {/* Both words share one cell, so the button keeps its width while it confirms. */}
      <span className="grid justify-items-center" aria-live="polite">
        <span className={isCopied ? 'invisible col-start-1 row-start-1' : 'col-start-1 row-start-1'}>
          {label}
        </span>
        <span className={isCopied ? 'col-start-1 row-start-1' : 'invisible col-start-1 row-start-1'}>
          {copiedLabel}
        </span>
      </span>
    </Button>
  )
}
