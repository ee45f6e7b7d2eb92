import { Check } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { toast } from '../../ui/message/toast.ts'
import { Leaving, DemoQuote, sample, type Platform } from '../demo/hand-over-screens.tsx'
import { Screen } from '../demo/screen.tsx'

type Stage = 'words' | 'consent' | 'leaving' | 'done'

/** Four screens of a customer: their words, their consent, the way out, and what the business then sees. */
export function HandOverDemo() {
  const [stage, setStage] = useState<Stage>('words')
  const [platform, setPlatform] = useState<Platform>('Google')
  function leaveFor(chosen: Platform) {
    setPlatform(chosen)
    setStage('leaving')
  }
  return (
    <div aria-live="polite">
      {stage === 'words' && (
        <Stage title="1 of 4: What you wrote" buttons={<Next onPress={() => setStage('consent')} />}>
          <DemoQuote />
          <p className="text-soft">Ines has just sent this to the bakery.</p>
        </Stage>
      )}
      {stage === 'consent' && <Consent onLeave={leaveFor} onDecline={() => setStage('done')} />}
      {stage === 'leaving' && <LeavingStage platform={platform} onOpen={() => setStage('done')} />}
      {stage === 'done' && (
        <Stage
          title="4 of 4: What the business sees"
          buttons={
            <>
              <Button variant="secondary" onClick={() => setStage('words')}>
                Start over
              </Button>
              <LinkButton href="/onboarding">Get Started</LinkButton>
            </>
          }
        >
          <p className="text-soft">
            The testimonial, and what Ines agreed to. Plaudit does not see whether she posted it anywhere
            else, and does not guess.
          </p>
        </Stage>
      )}
    </div>
  )
}

function Consent({ onLeave, onDecline }: { onLeave: (platform: Platform) => void; onDecline: () => void }) {
  return (
    <Stage
      title="2 of 4: You are also free to share your experience"
      buttons={
        <>
          <Button onClick={() => onLeave('Google')}>Continue to Google</Button>
          <Button variant="secondary" onClick={() => onLeave('Yelp')}>
            Continue to Yelp
          </Button>
          <Button variant="ghost" onClick={onDecline}>
            No, thanks
          </Button>
        </>
      }
    >
      <p className="text-soft">
        Every customer sees these links, whatever their rating. On the form, Ines also agreed to get a link by
        email:
      </p>
      <AgreedItem>You may email me a link to post it publicly</AgreedItem>
    </Stage>
  )
}

function LeavingStage({ platform, onOpen }: { platform: Platform; onOpen: () => void }) {
  return (
    <Stage
      title={`3 of 4: Continue to ${platform}`}
      buttons={
        <>
          <Button onClick={() => void copySample()}>Copy my text</Button>
          <Button variant="secondary" onClick={onOpen}>
            Open {platform} (demo)
          </Button>
        </>
      }
    >
      <DemoQuote />
      <Leaving platform={platform} />
    </Stage>
  )
}

async function copySample() {
  const isCopied = await navigator.clipboard.writeText(sample).then(
    () => true,
    () => false,
  )
  toast(
    isCopied
      ? { title: 'Copied to clipboard', description: 'Paste the text into your review.' }
      : {
          title: 'Not copied',
          description: 'Your browser did not allow it. Select the text and copy it instead.',
          variant: 'destructive',
        },
  )
}

function Stage({ title, buttons, children }: { title: string; buttons: ReactNode; children: ReactNode }) {
  return (
    <Screen title={title}>
      <div className="flex flex-col gap-5">{children}</div>
      <div className="mt-6 flex flex-wrap gap-2.5">{buttons}</div>
    </Screen>
  )
}

function Next({ onPress }: { onPress: () => void }) {
  return <Button onClick={onPress}>Next</Button>
}

function AgreedItem({ children }: { children: ReactNode }) {
  return (
    <p className="flex items-center gap-2.5">
      <span className="grid size-5 place-items-center rounded-sm bg-accent text-accent-ink">
        <Check aria-hidden="true" strokeWidth={3} className="size-3.5" />
      </span>
      {children}
    </p>
  )
}
