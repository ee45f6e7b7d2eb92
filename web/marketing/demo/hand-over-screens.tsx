import { StarRating } from '../../ui/text/star-rating.tsx'

export type Platform = 'Google' | 'Yelp'

export const sample =
  'The rye keeps for a week and tastes better on day three. I haven’t bought bread anywhere else since.'

export function DemoQuote() {
  return (
    <figure className="rounded-md border border-line bg-surface p-5">
      <StarRating value={5} size="small" />
      <blockquote className="mt-2.5 font-serif text-quote">{sample}</blockquote>
      <figcaption className="mt-3 text-sm text-faint">
        Ines, a made-up customer of a made-up bakery
      </figcaption>
    </figure>
  )
}

/** What the customer is told on the way out. The two platforms have different rules, so the words differ. */
export function Leaving({ platform }: { platform: Platform }) {
  return (
    <div className="flex flex-col gap-4">
      <ol className="flex list-decimal flex-col gap-2 pl-5 text-soft">
        {platform === 'Google' ? (
          <>
            <li>Google asks you to sign in with your own account. The business never sees it.</li>
            <li>You choose the stars there, and paste or change your text as you like.</li>
            <li>You post it, or you don’t. Nothing depends on it.</li>
          </>
        ) : (
          <>
            <li>Yelp doesn’t want businesses to ask for reviews, so nobody asks you here.</li>
            <li>You see where the bakery is on Yelp.</li>
            <li>What you do there is up to you.</li>
          </>
        )}
      </ol>
    </div>
  )
}
