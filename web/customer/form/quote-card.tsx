import type { PublicReply } from '#contract/embed/embed.ts'
import { Avatar } from '../../ui/text/avatar.tsx'
import { CompanyLogo } from '../../ui/text/company-logo.tsx'
import { MarkedText } from '../../ui/text/marked-text.tsx'
import { StarRating } from '../../ui/text/star-rating.tsx'
import { useLanguage, useFormCopy } from '../language.ts'
import { dayInWords } from '../locale-of.ts'

/** Somebody's words as they look when they are shown. */
export function QuoteCard({
  content,
  rating,
  name,
  company,
  language,
  photoUrl = '',
  companyLogoUrl,
  highlights = [],
  reply = null,
}: {
  content: string
  /** Of the content; missing where it does not tell. */
  language?: string | undefined
  rating: number | null
  name: string
  company: string | null
  photoUrl?: string | null
  companyLogoUrl?: string | undefined
  /** Phrases of it that are marked. */
  highlights?: readonly string[]
  reply?: PublicReply | null
}) {
  const copy = useFormCopy()
  return (
    <figure className="rounded-lg border border-line bg-surface p-5 shadow-low sm:bg-raised sm:p-6">
      {rating !== null && <StarRating value={rating} nameOf={copy.outOfFive} />}
      <blockquote dir="auto" lang={language} className="mt-3 font-serif text-quote whitespace-pre-line">
        <MarkedText text={content} phrases={highlights} />
      </blockquote>
      <figcaption className="mt-5 flex items-center gap-3">
        <Avatar name={name} photoUrl={photoUrl ?? ''} size={photoUrl ? 'large' : 'medium'} />
        <div className="min-w-0">
          <p dir="auto" className="font-semibold">
            {name}
          </p>
          {company && (
            <p dir="auto" className="text-sm text-faint">
              {company}
            </p>
          )}
        </div>
        <CompanyLogo url={companyLogoUrl} className="ms-auto max-h-9 max-w-24 rounded-md p-1" />
      </figcaption>
      {reply && <Reply reply={reply} />}
    </figure>
  )
}

/** What the business answers. */
function Reply({ reply }: { reply: PublicReply }) {
  const copy = useFormCopy()
  const { language } = useLanguage()
  return (
    <div className="mt-5 border-s-2 border-accent-line ps-4">
      <p className="text-sm text-faint">
        {copy.replied} · <time dateTime={reply.date}>{dayInWords(language, `${reply.date}T12:00`)}</time>
      </p>
      <p dir="auto" className="mt-1 text-base whitespace-pre-line">
        {reply.text}
      </p>
    </div>
  )
}
