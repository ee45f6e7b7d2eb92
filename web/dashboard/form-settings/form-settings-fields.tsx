import { formSettings, type FormSettings } from '#contract/collection/collection.ts'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { useSchemaForm } from '../../lib/use-schema-form.ts'
import { FailureBanner } from '../../ui/message/failure-banner.tsx'
import { Field } from '../../ui/form/field.tsx'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { Select } from '../../ui/form/select.tsx'
import { Switch } from '../../ui/form/switch.tsx'
import { TextLink } from '../../ui/text/text-link.tsx'
import { toast } from '../../ui/message/toast.ts'
import { useSaveFormSettings } from './form-settings-queries.ts'

export function FormSettingsFields({ settings, onClose }: { settings: FormSettings; onClose: () => void }) {
  const save = useSaveFormSettings()
  const form = useSchemaForm(formSettings, editedHere(settings))
  const { register, showAtFields } = form
  const onSuccess = () => {
    onClose()
    toast({ title: 'Form Settings Saved' })
  }
  const submit = form.handleSubmit((body) => save.mutate(body, { onSuccess, onError: showAtFields }))
  return (
    <FormDialog
      onClose={onClose}
      title="Form settings"
      submitLabel="Save"
      pendingLabel="Saving..."
      isPending={save.isPending}
      className="flex flex-col gap-6"
      onSubmit={submit}
    >
      <Switch
        label="Require approval"
        hint="New testimonials wait for your approval. When off, 4 and 5 stars are approved automatically."
        {...register('requiresApproval')}
      />
      <CompanyChoice field={register('companyField')} />
      <Switch
        label="Ask for the role"
        hint="An optional field, such as “Marketing lead”. It appears beside the company."
        {...register('asksRole')}
      />
      <p className="-mt-3 text-sm text-soft">
        <TextLink href="/form-texts">Edit the form’s texts</TextLink> in each language.
      </p>
      <LinksChoice field={register('publicLinks')} />
      <p className="-mt-3 text-sm text-soft">
        <TextLink href="/platform-setup">Set up platforms</TextLink> to have links, and{' '}
        <TextLink href="/platform-preferences">choose the review prompt</TextLink>.
      </p>
      <Switch
        label="Feature my business on this site’s public pages"
        hint="Your logo and published testimonials may appear on the home page here, with your business name. A testimonial appears only if its customer agreed to that too: your form asks while this is on."
        {...register('showsInPublic')}
      />
      <FailureBanner failure={save.error} otherwise="Couldn't save the settings. Please try again." />
    </FormDialog>
  )
}

/** Where the business is has pages of its own, and what is not sent stays as it is. */
function editedHere({ requiresApproval, publicLinks, showsInPublic, ...settings }: FormSettings) {
  const { companyField = 'optional' as const, asksRole = false } = settings
  return { requiresApproval, publicLinks, companyField, asksRole, showsInPublic }
}

function CompanyChoice({ field }: { field: UseFormRegisterReturn }) {
  return (
    <Field label="Company" hint="Whether your form asks customers for their company.">
      <Select {...field}>
        <option value="optional">Optional</option>
        <option value="required">Required</option>
        <option value="hidden">Not asked</option>
      </Select>
    </Field>
  )
}

function LinksChoice({ field }: { field: UseFormRegisterReturn }) {
  return (
    <fieldset className="flex flex-col gap-2.5">
      <legend className="mb-2 text-base font-medium">
        Who sees your Google and Yelp links after submitting
      </legend>
      <label className="flex items-center gap-2.5">
        <input type="radio" value="everyone" className="size-4" {...field} />
        Everyone, whatever the rating
      </label>
      <label className="flex items-center gap-2.5">
        <input type="radio" value="nobody" className="size-4" {...field} />
        Nobody
      </label>
      <p className="text-sm text-faint">
        There is no “only happy customers” option: Google and consumer law forbid steering unhappy customers
        away from public reviews.
      </p>
    </fieldset>
  )
}
