import type { BusinessResearch } from '#contract/business/business-research.ts'
import { Banner } from '../../ui/message/banner.tsx'
import { Field } from '../../ui/form/field.tsx'
import { Input } from '../../ui/form/input.tsx'
import { Textarea } from '../../ui/form/textarea.tsx'
import type { Onboarding } from './use-onboarding.ts'

const shownPlatforms = 2

/** What the business does and for whom: proposed, to be corrected. */
export function DetailsStep({ form, found }: Pick<Onboarding, 'form' | 'found'>) {
  const { register, formState, getValues } = form
  const { errors } = formState
  const source = found && proposalSourceOf(found, getValues('businessUrl') ?? '')
  return (
    <>
      {source && <Banner>{source}</Banner>}
      <Field label="What does your business do?" error={errors.businessDescription?.message}>
        <Textarea {...register('businessDescription')} />
      </Field>
      <Field label="Who are your customers?" error={errors.targetAudience?.message}>
        <Input placeholder="Families in the neighborhood, small offices..." {...register('targetAudience')} />
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

/** Where the proposal comes from, or why there is none; nothing where no website was named. */
function proposalSourceOf(
  { isWebsiteRead, websiteProblem, businessDescription, reviewPlatforms }: BusinessResearch,
  website: string,
): string | undefined {
  const host = website.replace(/^https?:\/\/(www\.)?|\/.*$/g, '')
  if (!isWebsiteRead) return websiteProblem && `${websiteProblem} Tell us in your own words.`
  const sites = reviewPlatforms.slice(0, shownPlatforms)
  const also = sites.length > 0 ? ` Your website links to ${sites.join(' and ')}.` : ''
  return businessDescription
    ? `We filled this in from ${host}.${also} Change anything that isn’t right.`
    : `${host} doesn’t say what your business does.${also} Tell us in your own words.`
}
