import { type LinkTarget, sharingLinkForm, type SharingLink } from '#contract/collection/sharing.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { z } from 'zod/mini'
import { ApiProblem } from '../../lib/call/problem.ts'
import { toast } from '../../ui/message/toast.ts'
import { endOfDay } from './last-day.ts'
import { useCreateSharingLink } from '../queries.ts'

/** A day where the owner is, which goes to the server as the moment at which it ends. */
const linkForm = z.extend(sharingLinkForm, { lastDay: z.string() })

/** The one form behind both kinds of links: what it is for, and for whom, if for one. */
export function useLinkForm(onMade: (made: SharingLink) => void) {
  const create = useCreateSharingLink()
  const form = useForm({
    resolver: zodResolver(linkForm),
    defaultValues: { description: '', customerEmail: '', opens: 'form' as LinkTarget, lastDay: '' },
  })
  const submit = form.handleSubmit(({ lastDay, ...link }) => {
    const body = { ...link, expiresAt: endOfDay(lastDay) }
    create.mutate(body, {
      onSuccess: (made) => {
        form.reset()
        onMade(made)
        toast({
          title: 'Link Generated',
          description: 'Your testimonial collection link has been created successfully.',
        })
      },
      onError: (failure) => {
        if (failure instanceof ApiProblem) {
          for (const name of ['description', 'customerEmail'] as const) {
            const message = failure.fields[name]
            if (message) form.setError(name, { message })
          }
          const lastDayRefused = failure.fields['expiresAt']
          if (lastDayRefused) form.setError('lastDay', { message: lastDayRefused })
        }
        toast({
          title: 'Error',
          description: 'Failed to generate link. Please try again.',
          variant: 'destructive',
        })
      },
    })
  })
  return { form, submit, isPending: create.isPending }
}
