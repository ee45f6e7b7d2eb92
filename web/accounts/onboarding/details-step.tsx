import type { BusinessResearch } from '#contract/business-research.ts'
import { Banner } from '../../ui/banner.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { Textarea } from '../../ui/textarea.tsx'
import type { Onboarding } from './use-onboarding.ts'

const shownPlatforms = 2

/** What the business does and for whom: proposed, to be corrected. */
export function DetailsStep({ form, found }: Pick<Onboarding, 'form' | 'found'>) {
  const { register, formState, getValues } = form
  const { errors } = formState
  return (
    <>
      {found && <Banner>{proposalSourceOf(found, getValues('businessUrl') ?? '')}</Banner>}
      <Field label="What does your business do?" error={errors.businessDescription?.message}>
        <Textarea {...register('businessDescription')} />
      </Field>
      <Field label="Who are your customers?" error={errors.targetAudience?.message}>
        <Input {...register('targetAudience')} />
      </Field>
      <Field label="Key services" isOptional error={errors.keyServices?.message}>
        <Input placeholder="Separated by commas" {...register('keyServices')} />
      </Field>
      <Field label="What makes you different?" isOptional error={errors.uniqueValue?.message}>
        <Input {...register('uniqueValue')} />
      </Field>
    </>
  )
}

/** Where the proposals come from. */
function proposalSourceOf({ isWebsiteRead, reviewPlatforms }: BusinessResearch, website: string): string {
  const host = website.replace(/^https?:\/\/(www\.)?|\/.*$/g, '')
  if (!isWebsiteRead) {
    const failed = host ? `We couldn’t read ${host}. ` : ''
    return `${failed}We filled this in from what you told us. Change anything that isn’t right.`
  }
  const sites = reviewPlatforms.slice(0, shownPlatforms)
  const also = sites.length > 0 ? ` Your website links to ${sites.join(' and ')}.` : ''
  return `We filled this in from ${host}.${also} Change anything that isn’t right.`
}
