import { formSettings, type FormSettings } from '#contract/collection.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { ApiProblem, sentenceOf } from '../lib/problem.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { Input } from '../ui/input.tsx'
import { Switch } from '../ui/switch.tsx'
import { toast } from '../ui/toast.ts'
import { useSaveFormSettings } from './queries.ts'

const fields = ['requiresApproval', 'publicLinks', 'googlePlaceId', 'yelpBusinessId'] as const

export function FormSettingsFields({ settings, onClose }: { settings: FormSettings; onClose: () => void }) {
  const formId = useId()
  const save = useSaveFormSettings()
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(formSettings),
    defaultValues: { googlePlaceId: '', yelpBusinessId: '', ...settings },
  })
  const { errors } = formState
  const submit = handleSubmit((form) =>
    save.mutate(form, {
      onSuccess: () => {
        onClose()
        toast({ title: 'Form Settings Saved' })
      },
      onError: (failure) => {
        if (!(failure instanceof ApiProblem)) return
        for (const name of fields) {
          const message = failure.fields[name]
          if (message) setError(name, { message })
        }
      },
    }),
  )
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Form settings"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} isPending={save.isPending} pendingLabel="Saving...">
            Save
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="flex flex-col gap-6" onSubmit={(event) => void submit(event)}>
        <Switch
          label="Require approval"
          hint="New testimonials wait for your approval. When off, 4 and 5 stars are approved automatically."
          {...register('requiresApproval')}
        />
        <fieldset className="flex flex-col gap-2.5">
          <legend className="mb-2 text-base font-medium">
            Who sees your Google and Yelp links after submitting
          </legend>
          <label className="flex items-center gap-2.5">
            <input type="radio" value="everyone" className="size-4" {...register('publicLinks')} />
            Everyone, whatever the rating
          </label>
          <label className="flex items-center gap-2.5">
            <input type="radio" value="nobody" className="size-4" {...register('publicLinks')} />
            Nobody
          </label>
          <p className="text-sm text-faint">
            There is no “only happy customers” option: Google and consumer law forbid steering unhappy
            customers away from public reviews.
          </p>
        </fieldset>
        <Switch
          label="Feature my business on this site’s public pages"
          hint="Your logo and published testimonials may appear on the home page here, with your business name. A testimonial appears only if its customer agreed to that too: your form asks while this is on."
          {...register('showsInPublic')}
        />
        <Field
          label="Google Place ID"
          isOptional
          hint="Customers see a Google link only if you add this."
          error={errors.googlePlaceId?.message}
        >
          <Input
            autoComplete="off"
            spellCheck={false}
            placeholder="ChIJN1t_tDeuEmsRUsoyG83frY4"
            {...register('googlePlaceId')}
          />
        </Field>
        <Field
          label="Yelp Business ID"
          isOptional
          hint="The last part of your Yelp page’s address."
          error={errors.yelpBusinessId?.message}
        >
          <Input
            autoComplete="off"
            spellCheck={false}
            placeholder="the-corner-bakery-portland"
            {...register('yelpBusinessId')}
          />
        </Field>
        {save.isError && (
          <Banner tone="danger" isAlert>
            {sentenceOf(save.error, 'The settings could not be saved. Please try again.')}
          </Banner>
        )}
      </form>
    </Dialog>
  )
}
