import { reason } from '#contract/administration/support.ts'
import { z } from 'zod/mini'
import { useSchemaForm } from '../../lib/use-schema-form.ts'

/** `sentence` is said unless `name` is typed letter for letter. */
export function useRemovalForm(name: string, sentence: string) {
  const form = z.object({
    typed: z.string().check(z.refine((typed) => typed.normalize('NFC') === name.normalize('NFC'), sentence)),
    reason,
    legalReason: z.string().check(z.maxLength(500)),
  })
  return useSchemaForm(form, { typed: '', reason: '', legalReason: '' })
}
