import type { FormTexts } from '#contract/form-texts.ts'
import { customerLanguages, type CustomerLanguage } from '#contract/languages.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { userQuery } from '../accounts/queries.ts'
import { languageNames } from '../lib/form-defaults.ts'
import { buttonStyle } from '../ui/button-style.ts'
import { LoadFailure } from '../ui/load-failure.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { SegmentedFilter } from '../ui/segmented-filter.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { FormTextsFields } from './form-texts-fields.tsx'
import { formTextsQuery } from './queries.ts'

/** What customers read on the form, in the owner's own words. */
export function FormTextsPage() {
  const { data: user } = useQuery(userQuery)
  const texts = useQuery(formTextsQuery)
  return (
    <>
      <PageHeader
        title="Form texts"
        description="Customers see your form in the language of their browser. Leave a field empty to use the default."
        actions={
          user?.formId && (
            <a
              href={`/testimonial-form/${user.formId}`}
              target="_blank"
              rel="noreferrer"
              className={buttonStyle('secondary', 'medium')}
            >
              Open form
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
          )
        }
      />
      {texts.isError && !texts.data ? (
        <LoadFailure
          failure={texts.error}
          otherwise="Couldn't load your texts."
          onRetry={() => void texts.refetch()}
        />
      ) : texts.data ? (
        <Texts saved={texts.data} />
      ) : (
        <output aria-label="Loading texts" className="flex max-w-2xl flex-col gap-5">
          <Skeleton className="h-9 w-80" />
          <Skeleton className="h-72 w-full" />
        </output>
      )}
    </>
  )
}

function Texts({ saved }: { saved: FormTexts }) {
  const [language, setLanguage] = useState<CustomerLanguage>('en')
  return (
    <div className="flex max-w-2xl flex-col gap-5">
      <SegmentedFilter
        label="Language"
        options={customerLanguages.map((value) => ({
          value,
          label: <span lang={value}>{languageNames[value]}</span>,
        }))}
        value={language}
        onChange={setLanguage}
      />
      {customerLanguages.map((one) => (
        // What was typed in one language stays while another is shown.
        <div key={one} hidden={one !== language}>
          <FormTextsFields language={one} saved={saved[one]} />
        </div>
      ))}
    </div>
  )
}
