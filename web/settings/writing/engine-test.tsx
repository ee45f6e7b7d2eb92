import { Banner } from '../../ui/message/banner.tsx'
import { FailureBanner } from '../../ui/message/failure-banner.tsx'
import { CallButton } from '../../ui/button/call-button.tsx'
import { useTestWriter } from '../saving.ts'

/** Asks the writer for one sentence and says what came of it. */
export function EngineTest() {
  const test = useTestWriter()
  return (
    <div className="mt-5 flex flex-col items-start gap-3">
      <CallButton by={test} variant="secondary" pendingLabel="Testing...">
        Test connection
      </CallButton>
      {test.data && (
        <Banner tone={test.data.isWorking ? 'success' : 'warning'} isAlert>
          {test.data.message}
          {test.data.milliseconds > 0 && ` It took ${secondsOf(test.data.milliseconds)}.`}
        </Banner>
      )}
      <FailureBanner failure={test.error} otherwise="Couldn’t run the test. Please try again." />
    </div>
  )
}

const seconds = new Intl.NumberFormat(undefined, {
  style: 'unit',
  unit: 'second',
  unitDisplay: 'long',
  maximumFractionDigits: 1,
})

function secondsOf(milliseconds: number): string {
  return seconds.format(milliseconds / 1000)
}
