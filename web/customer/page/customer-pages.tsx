import { lazy, StrictMode, Suspense } from 'react'
import { addressedPage } from './addressed-page.ts'
import { FormPage } from '../form/form-page.tsx'
import { customerLanguage, useFormCopy } from '../language.ts'
import { loadAhead } from '../load-questionnaire.ts'
import { MissingPage } from './missing-page.tsx'
import { Speaking } from '../form/speaking.tsx'
import { SuccessPage } from '../form/success-page.tsx'

const QuestionnairePage = lazy(async () => {
  loadAhead(addressedPage(location.pathname).id, customerLanguage())
  const { QuestionnairePage: page } = await import('../questionnaire/questionnaire-page.tsx')
  return { default: page }
})
const MyPage = lazy(async () => ({ default: (await import('../my/my-page.tsx')).MyPage }))
const RewardPage = lazy(async () => ({ default: (await import('../my/reward-page.tsx')).RewardPage }))
const VerifyPage = lazy(async () => ({ default: (await import('../verify/verify-page.tsx')).VerifyPage }))
const OutboundPage = lazy(async () => ({
  default: (await import('../outbound/outbound-page.tsx')).OutboundPage,
}))

/** The page that customers see at the address of the window. */
export function CustomerPages() {
  return (
    <StrictMode>
      <Speaking>
        <Suspense>
          <Page />
        </Suspense>
      </Speaking>
    </StrictMode>
  )
}

function Page() {
  const { page, id } = addressedPage(location.pathname)
  if (page === 'testimonial-form') return <FormPage formId={id} />
  if (page === 'qr-testimonial') return <QuestionnairePage linkId={id} />
  if (page === 'testimonial-success') return <SuccessPage />
  if (page === 'my') return <MyPage token={id} />
  if (page === 'reward') return <RewardPage token={id} />
  if (page === 'verify') return <VerifyPage id={id} />
  if (page === 'outbound') return <OutboundPage platform={id === 'yelp' ? 'yelp' : 'google'} />
  return <NoPage />
}

function NoPage() {
  const { notHere, notHereHelp } = useFormCopy()
  return <MissingPage title={notHere}>{notHereHelp}</MissingPage>
}
