import type { VerifiedTestimonial } from '#contract/provenance/verify.ts'
import { useLanguage } from '../language.ts'
import { dayInWords } from '../locale-of.ts'
import type { ShownStep } from './copy/copy.ts'
import { MoreSection } from './more.tsx'
import { useVerifyCopy } from './use-verify-copy.ts'

/** What happened and whose doing it was, oldest first. */
export function FullHistory({ one }: { one: VerifiedTestimonial }) {
  const { language } = useLanguage()
  const copy = useVerifyCopy()
  const isShownStep = (type: string): type is ShownStep => Object.hasOwn(copy.steps, type)
  return (
    <MoreSection title={copy.history}>
      <ol className="ml-1 flex flex-col gap-4 border-l border-line pl-5">
        {one.history.map(
          ({ seq, type, by, at }) =>
            isShownStep(type) && (
              <li
                key={seq}
                className="relative before:absolute before:top-2 before:-left-[1.453rem] before:size-1.5 before:rounded-full before:bg-line-strong"
              >
                <p className="text-base">{copy.steps[type]}</p>
                <p className="text-sm text-faint">
                  {copy.by[by]} · <time dateTime={at}>{dayInWords(language, at)}</time>
                </p>
              </li>
            ),
        )}
      </ol>
    </MoreSection>
  )
}
