import { type LinkTarget, sharingLinkForm, type SharingLink } from '#contract/sharing.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { ApiProblem } from '../lib/problem.ts'
import { toast } from '../ui/toast.ts'
import { useCreateLink } from './queries.ts'

/** The one form behind both kinds of links: what it is for, and for whom, if for one. */
export function useLinkForm(onMade: (made: SharingLink) => void) {
  const create = useCreateLink()
  const form = useForm({
    resolver: zodResolver(sharingLinkForm),
    defaultValues: { description: '', customerEmail: '', opens: 'form' as LinkTarget },
  })
  const submit = form.handleSubmit((body) =>
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
        }
        toast({
          title: 'Error',
          description: 'Failed to generate link. Please try again.',
          variant: 'destructive',
        })
      },
    }),
  )
  return { form, submit, isPending: create.isPending }
}
