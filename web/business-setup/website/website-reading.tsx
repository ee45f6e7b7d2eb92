import type { BusinessResearch } from '#contract/business/business-research.ts'
import type { ProfileForm } from '#contract/business/business.ts'
import { useState } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { ApiProblem } from '../../lib/call/problem.ts'
import { useWebsiteReading } from '../../lib/website/use-website-reading.ts'
import { researchFailed, shownAddress, stepsOf } from '../../lib/website/website-words.ts'
import { Button } from '../../ui/button/button.tsx'
import { Restricted } from '../../ui/form/restricted.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { StepList } from '../../ui/loading/step-list.tsx'
import { Banner } from '../../ui/message/banner.tsx'
import { toast } from '../../ui/message/toast.ts'
import { FoundFields } from './found-fields.tsx'
import { FoundQuestions } from './found-questions.tsx'

/** Reads the website again and proposes what it says, value by value. Nothing is saved by it. */
export function WebsiteReading({ form }: { form: UseFormReturn<ProfileForm> }) {
  const businessUrl = useWatch({ control: form.control, name: 'businessUrl' })
  const { found, problem, pages, isReading, begin, stop } = useReadingAgain(form)
  return (
    <div className="mt-6">
      <Card>
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
          <div className="min-w-0">
            <h2 className="font-serif text-title font-medium tracking-tight">Your website</h2>
            <p className="mt-0.5 text-base text-soft wrap-anywhere">
              {businessUrl
                ? `Fill in your profile from ${shownAddress(businessUrl)}.`
                : 'Enter your website below to fill in your profile from it.'}
            </p>
          </div>
          {isReading ? (
            <Button variant="secondary" onClick={stop}>
              Skip
            </Button>
          ) : (
            <Restricted isQuiet>
              <Button variant="secondary" disabled={!businessUrl} onClick={() => void begin()}>
                Read my website again
              </Button>
            </Restricted>
          )}
        </div>
        {isReading && (
          <div className="mt-4">
            <StepList label="Reading your website" steps={stepsOf(pages)} />
          </div>
        )}
        {problem && (
          <div className="mt-4">
            <Banner tone="warning">{problem}</Banner>
          </div>
        )}
        {found && <Found found={found} form={form} />}
      </Card>
    </div>
  )
}

function useReadingAgain(form: UseFormReturn<ProfileForm>) {
  const { read, stop, pages, isReading } = useWebsiteReading()
  const [found, setFound] = useState<BusinessResearch>()
  const [problem, setProblem] = useState<string>()

  function fail(sentence: string | undefined) {
    setProblem(sentence)
    toast(researchFailed)
  }
  async function begin() {
    if (!(await form.trigger('businessUrl', { shouldFocus: true }))) return
    setFound(undefined)
    setProblem(undefined)
    read(
      { businessUrl: form.getValues('businessUrl') },
      {
        onFound: (result) => (result.isWebsiteRead ? setFound(result) : fail(result.websiteProblem)),
        onFailed: (failure) => fail(failure instanceof ApiProblem ? failure.message : undefined),
      },
    )
  }
  return { found, problem, pages, isReading, begin, stop }
}

function Found({ found, form }: { found: BusinessResearch; form: UseFormReturn<ProfileForm> }) {
  return (
    <div className="mt-5 flex flex-col gap-6 border-t border-line pt-5">
      <FoundFields found={found} form={form} />
      {found.questions.length > 0 && <FoundQuestions found={found} />}
    </div>
  )
}
