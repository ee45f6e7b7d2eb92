import { CopyButton } from '../../ui/button/copy-button.tsx'
import { toast } from '../../ui/message/toast.ts'

/** Copies a command of the API Reference. */
export function CopySample({ text }: { text: string }) {
  return (
    <CopyButton
      text={text}
      size="small"
      variant="ghost"
      onRefused={() =>
        toast({
          title: 'Not copied',
          description: 'Your browser did not allow it. Select the text and copy it instead.',
          variant: 'destructive',
        })
      }
    />
  )
}
