import type { Recommendation } from '#contract/recommendations/recommendations.ts'
import { Check, ChevronRight } from 'lucide-react'
import { factorNames } from '#shared/recommendations/factor-names.ts'

const reasonsShown = 3

/** Why it fits, in a few sentences; and every factor with its points, which add up to the score. */
export function ScoreDetails({ recommendation }: { recommendation: Recommendation }) {
  const { reasons, factors, score } = recommendation
  return (
    <div className="flex flex-col gap-2">
      <ul aria-label="Reasons" className="flex flex-col gap-1">
        {reasons.slice(0, reasonsShown).map((reason) => (
          <li key={reason} className="flex gap-2 text-base text-soft">
            <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-success-text" />
            <span className="min-w-0 wrap-anywhere">{reason}</span>
          </li>
        ))}
      </ul>
      <details className="group">
        <summary className="flex w-fit cursor-pointer list-none items-center gap-1 rounded-[3px] text-sm font-semibold text-soft hover:text-ink pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
          <ChevronRight
            aria-hidden="true"
            className="size-4 transition-transform duration-150 group-open:rotate-90"
          />
          How the score adds up
        </summary>
        <ul className="mt-2 flex flex-col divide-y divide-line rounded-md border border-line">
          {factors.map(({ factor, points, most, reason }) => (
            <li key={factor} className="grid grid-cols-[1fr_auto] gap-x-4 px-3 py-2 text-sm">
              <span className="font-semibold">{factorNames[factor]}</span>
              <span className="text-right tabular-nums">
                {points} <span className="text-faint">of {most}</span>
              </span>
              <span className="col-span-2 wrap-anywhere text-soft">{reason}</span>
            </li>
          ))}
          <li className="flex justify-between px-3 py-2 text-sm font-semibold">
            <span>Score</span>
            <span className="tabular-nums">
              {score} <span className="font-normal text-faint">of 100</span>
            </span>
          </li>
        </ul>
      </details>
    </div>
  )
}
