import { clsx } from 'clsx'
import { Check, Copy } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
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
      {/* Both share one cell, so the button keeps its width while it confirms. */}
      <span className="grid justify-items-center gap-[inherit]" aria-live="polite">
        <Face icon={<Copy aria-hidden="true" />} word={label} isShown={!isCopied} />
        <Face icon={<Check aria-hidden="true" />} word={copiedLabel} isShown={isCopied} />
      </span>
    </Button>
  )
}

function Face({ icon, word, isShown }: { icon: ReactNode; word: string; isShown: boolean }) {
  return (
    <span
      className={clsx(
        'col-start-1 row-start-1 inline-flex items-center gap-[inherit]',
        !isShown && 'invisible',
      )}
    >
      {icon}
      {word}
    </span>
  )
}
