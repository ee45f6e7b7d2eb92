import { clsx } from 'clsx'
import { ArrowLeft, ArrowRight, Check, ExternalLink } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { demoSteps } from '../demo/steps.tsx'

/** Four steps to click through. Without JavaScript all of them stand below each other. */
export function DemoTour() {
  const [at, setAt] = useState(0)
  const top = useRef<HTMLDivElement>(null)
  // The buttons stand below a step, and the next one begins above them.
  function choose(next: number) {
    setAt(next)
    const place = top.current
    if (place && place.getBoundingClientRect().top < 0) place.scrollIntoView({ behavior: 'smooth' })
  }
  // `/demo#step-publishing` is a link to one step; the others are hidden, so the browser finds nothing to scroll to.
  useEffect(() => {
    function openNamed() {
      const named = demoSteps.findIndex(({ id }) => location.hash === `#step-${id}`)
      if (named < 0) return
      setAt(named)
      top.current?.scrollIntoView()
    }
    const soon = requestAnimationFrame(openNamed)
    addEventListener('hashchange', openNamed)
    return () => {
      cancelAnimationFrame(soon)
      removeEventListener('hashchange', openNamed)
    }
  }, [])
  return (
    <div ref={top} className="scroll-mt-20">
      <Steps at={at} onChoose={choose} />
      <div aria-live="polite">
        {demoSteps.map((step, index) => (
          <DemoTourStep key={step.id} step={step} isShown={index === at} />
        ))}
      </div>
      <TourButtons at={at} onChoose={choose} />
    </div>
  )
}

interface Place {
  at: number
  onChoose: (at: number) => void
}

function Steps({ at, onChoose }: Place) {
  return (
    <nav aria-label="Steps" className="hidden scripted:block">
      <ol className="grid grid-cols-2 gap-x-4 gap-y-3 md:grid-cols-4">
        {demoSteps.map(({ id, title }, index) => (
          <li key={id} className="flex">
            <button
              type="button"
              aria-current={index === at ? 'step' : undefined}
              onClick={() => onChoose(index)}
              className={clsx(
                'flex grow flex-col border-t-2 pt-3 pb-2 text-left font-semibold transition-colors hover:text-ink',
                index <= at ? 'border-accent' : 'border-line-strong',
                index === at ? 'text-ink' : 'text-faint',
              )}
            >
              <span className="text-sm font-normal">Step {index + 1}</span>
              {title}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function DemoTourStep({
  step: { id, title, text, points, picture },
  isShown,
}: {
  step: (typeof demoSteps)[number]
  isShown: boolean
}) {
  return (
    <section
      aria-labelledby={`step-${id}`}
      className={clsx(
        'grid items-center gap-x-14 gap-y-8 py-10 lg:min-h-[31rem] lg:grid-cols-[minmax(0,1fr)_30rem]',
        !isShown && 'scripted:hidden',
      )}
    >
      <div>
        <h2
          id={`step-${id}`}
          className="font-serif text-[clamp(1.75rem,3.6vw,2.75rem)] leading-[1.08] font-[480] tracking-[-0.028em]"
        >
          {title}
        </h2>
        <p className="mt-4 max-w-[52ch] text-lg text-soft">{text}</p>
        <ul className="mt-6 flex flex-col gap-2.5">
          {points.map((point) => (
            <li key={point} className="flex items-start gap-2.5">
              <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-accent-text" />
              {point}
            </li>
          ))}
        </ul>
      </div>
      {picture}
    </section>
  )
}

/** Back, on, and out of the tour. */
function TourButtons({ at, onChoose }: Place) {
  const isLast = at === demoSteps.length - 1
  return (
    <div className="flex flex-wrap items-center gap-2.5 border-t border-line pt-6">
      <Button
        size="large"
        variant="secondary"
        disabled={at === 0}
        onClick={() => onChoose(at - 1)}
        className="noscript:hidden"
      >
        <ArrowLeft aria-hidden="true" />
        Previous
      </Button>
      {!isLast && (
        <Button size="large" onClick={() => onChoose(at + 1)} className="noscript:hidden">
          Next
          <ArrowRight aria-hidden="true" />
        </Button>
      )}
      <LinkButton href="/onboarding" size="large" className={clsx(!isLast && 'scripted:hidden')}>
        Get Started
      </LinkButton>
      <LinkButton
        href="/demo/oauth-review"
        target="_blank"
        rel="noopener"
        size="large"
        variant="ghost"
        className="sm:ml-auto"
      >
        <ExternalLink aria-hidden="true" />
        Live Demo
        <span className="sr-only"> (opens in a new tab)</span>
      </LinkButton>
    </div>
  )
}
