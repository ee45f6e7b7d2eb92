import type { BusinessResearch } from '#contract/business/business-research.ts'
import type { ReactElement } from 'react'
import { useWatch } from 'react-hook-form'
import { findingsOf } from '../../lib/website/findings.ts'
import { shownAddress } from '../../lib/website/website-words.ts'
import { Field } from '../../ui/form/field.tsx'
import { Input } from '../../ui/form/input.tsx'
import { ProposalList } from '../../ui/form/proposal-list.tsx'
import { SourceNote } from '../../ui/form/source-note.tsx'
import { Textarea } from '../../ui/form/textarea.tsx'
import { Banner } from '../../ui/message/banner.tsx'
import { AlsoFound } from './also-found.tsx'
import type { Onboarding } from './use-onboarding.ts'
import type { ProposedField } from './use-research.ts'

const shownPlatforms = 2
const shownQuestions = 6

type Website = Onboarding['website']
type Shown = Pick<Onboarding, 'form'> & Pick<Website, 'proposals'>

/** What the business does and for whom: proposed, to be corrected. */
export function DetailsStep({ form, website }: Pick<Onboarding, 'form' | 'website'>) {
  const { found, proposals, questions, takeQuestions } = website
  const { register, getValues } = form
  const source = found && proposalSourceOf(found, getValues('businessUrl') ?? '')
  const field = { form, proposals }
  return (
    <>
      {source && <Banner>{source}</Banner>}
      <ProposedInput {...field} name="businessDescription" label="What does your business do?">
        <Textarea {...register('businessDescription')} />
      </ProposedInput>
      <ProposedInput {...field} name="targetAudience" label="Who are your customers?">
        <Input placeholder="Families in the neighborhood, small offices..." {...register('targetAudience')} />
      </ProposedInput>
      {proposals.industry && (
        <ProposedInput {...field} name="industry" label="Industry" isOptional>
          <Input {...register('industry')} />
        </ProposedInput>
      )}
      <ProposedInput {...field} name="keyServices" label="Key services" isOptional>
        <Input placeholder="Separated by commas" {...register('keyServices')} />
      </ProposedInput>
      <ProposedInput {...field} name="uniqueValue" label="What makes you different?" isOptional>
        <Input {...register('uniqueValue')} />
      </ProposedInput>
      {found?.isWebsiteRead && <AlsoFound form={form} findings={findingsOf(found)} />}
      {found && found.questions.length > 0 && found.isWebsiteRead && (
        <ProposedQuestions found={found} questions={questions} takeQuestions={takeQuestions} />
      )}
    </>
  )
}

/** A field with the page that its value comes from; the value can be left out and put back. */
function ProposedInput({
  form,
  proposals,
  name,
  label,
  isOptional = false,
  children,
}: Shown & {
  name: ProposedField
  label: string
  isOptional?: boolean
  children: ReactElement
}) {
  const value = useWatch({ control: form.control, name })
  const proposal = proposals[name]
  const isTaken = proposal?.value === value
  const set = (next: string) =>
    form.setValue(name, next, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
  return (
    <Field
      label={label}
      isOptional={isOptional}
      error={form.formState.errors[name]?.message}
      hint={
        proposal && (
          <SourceNote
            address={proposal.page}
            name={shownAddress(proposal.page)}
            action={{
              label: isTaken ? 'Leave out' : 'Put back',
              about: label,
              onPress: () => set(isTaken ? '' : proposal.value),
            }}
          />
        )
      }
    >
      {children}
    </Field>
  )
}

function ProposedQuestions({
  found,
  questions,
  takeQuestions,
}: { found: BusinessResearch } & Pick<Website, 'questions' | 'takeQuestions'>) {
  const shown = found.questions.slice(0, shownQuestions)
  const taken = new Set(questions.map(({ text }) => text))
  // One for each place of the questionnaire.
  const firstOfEach = shown.filter(({ asks }, at) => shown.findIndex((one) => one.asks === asks) === at)
  return (
    <section aria-labelledby="proposed-questions" className="border-t border-line pt-5">
      <h2 id="proposed-questions" className="text-sm font-semibold text-ink">
        Questions for your customers
      </h2>
      <p className="mb-2 text-sm text-faint">
        Your questionnaire starts with the ones you use. You can edit them later.
      </p>
      <ProposalList
        label="Proposed questions"
        proposals={shown.map(({ text }) => text)}
        isTaken={(text) => taken.has(text)}
        onTake={(text) => takeQuestions(shown.filter((one) => one.text === text))}
        onTakeAll={() => takeQuestions(firstOfEach)}
      />
    </section>
  )
}

/** Where the proposal comes from, or why there is none; nothing where no website was named. */
function proposalSourceOf(found: BusinessResearch, website: string): string | undefined {
  const { isWebsiteRead, websiteProblem, businessDescription, reviewPlatforms, pages, wordedBy } = found
  const host = website.replace(/^https?:\/\/(www\.)?|\/.*$/g, '')
  if (!isWebsiteRead) return websiteProblem && `${websiteProblem} Tell us in your own words.`
  const sites = reviewPlatforms.slice(0, shownPlatforms)
  const also = sites.length > 0 ? ` Your website links to ${sites.join(' and ')}.` : ''
  const count = pages.length === 1 ? '1 page' : `${pages.length} pages`
  return businessDescription
    ? `We filled this in from ${count} of ${host}${wordedBy ? ', worded by AI' : ''}.${also} Change anything that isn’t right.`
    : `${host} doesn’t say what your business does.${also} Tell us in your own words.`
}
