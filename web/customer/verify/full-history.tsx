import type { VerifiedTestimonial } from '#contract/verify.ts'
import { useLanguage } from '../language.ts'
import { dayIn } from '../locale-of.ts'
import type { ShownStep } from './copy/copy.ts'
import { More } from './more.tsx'
import { useVerifyWords } from './use-verify-words.ts'

/** What happened and whose doing it was, oldest first. */
export function FullHistory({ one }: { one: VerifiedTestimonial }) {
  const { language } = useLanguage()
  const words = useVerifyWords()
  const isTold = (type: string): type is ShownStep => Object.hasOwn(words.steps, type)
  return (
    <More title={words.history}>
      <ol className="ml-1 flex flex-col gap-4 border-l border-line pl-5">
        {one.history.map(
          ({ seq, type, by, at }) =>
            isTold(type) && (
              <li
                key={seq}
                className="relative before:absolute before:top-2 before:-left-[1.453rem] before:size-1.5 before:rounded-full before:bg-line-strong"
              >
                <p className="text-base">{words.steps[type]}</p>
                <p className="text-sm text-faint">
                  {words.by[by]} · <time dateTime={at}>{dayIn(language, at)}</time>
                </p>
              </li>
            ),
        )}
      </ol>
    </More>
  )
}
