import { ArrowLeft } from 'lucide-react'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { useQuestionCopy } from './use-question-copy.ts'

/** The way to the question before. */
export function BackButton({ onBack }: { onBack: () => void }) {
  const copy = useQuestionCopy()
  return (
    <IconButton
      label={copy.previous}
      icon={<ArrowLeft className="rtl:rotate-180" />}
      className="-ml-2.5"
      onClick={onBack}
    />
  )
}
