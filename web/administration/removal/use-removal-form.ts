import { reason } from '#contract/administration/support.ts'
import type { UseMutationResult } from '@tanstack/react-query'
import { z } from 'zod/mini'
import { useSchemaForm } from '../../lib/use-schema-form.ts'
import { useDialogForm } from '../../ui/dialog/use-dialog-form.ts'

/** Of the administrator, before what a stolen session must not do. */
export const ownPassword = z.string().check(z.minLength(1, 'Password is required'))

/** `sentence` is said unless `name` is typed letter for letter. */
export function useRemovalForm(name: string, sentence: string) {
  const form = z.object({
    typed: z.string().check(z.refine((typed) => typed.normalize('NFC') === name.normalize('NFC'), sentence)),
    reason,
    legalReason: z.string().check(z.maxLength(500)),
    password: ownPassword,
  })
  return useSchemaForm(form, { typed: '', reason: '', legalReason: '', password: '' })
}

interface Removal {
  readonly typed: string
  readonly reason: string
  readonly legalReason?: string
  readonly password: string
}

/** Sends a deletion; a legal reason goes along where one was typed. */
export function useRemovalDialog<Sent>(
  form: ReturnType<typeof useRemovalForm>,
  call: UseMutationResult<{ message: string }, Error, Sent>,
  {
    onClose,
    bodyOf,
    done,
  }: { onClose: () => void; bodyOf: (removal: Removal) => NoInfer<Sent>; done: string },
) {
  return useDialogForm(form, call, {
    onClose,
    bodyOf: ({ legalReason, ...rest }) => bodyOf({ ...rest, ...(legalReason.trim() && { legalReason }) }),
    done: ({ message }) => ({ title: done, description: message }),
    refused: 'Delete Failed',
    otherwise: 'Please try again.',
  })
}
