import { ratingParts } from '#shared/widget/rating-parts.ts'
import { widgetCopy } from '#contract/widgets/widget-copy.ts'
import type { EmbedAnswer } from '#contract/embed/embed.ts'

/** What somebody has to know who puts the files on a website of theirs. */
export function readMe(answer: EmbedAnswer, exportedAt: Date): string {
  const { lead, own, others, counts } = ratingParts(answer, widgetCopy.en, 'en')
  const leading = lead ? [`${lead.average.toFixed(1)} · ${lead.of}`] : []
  return `Testimonials as of ${exportedAt.toISOString().slice(0, 10)}
${[...leading, ...counts, ...own, ...others].join(' · ')}

testimonials.html  A page that needs no script and no server. Upload it, or copy its
                   <style> and <div class="plaudit"> into a page of yours.
testimonials.json  The same as data.
photos             Photos of customers who agreed to be shown with one.
images             Each testimonial as PNG and SVG.

YOU KEEP THESE FILES UP TO DATE

They do not change when a customer changes their mind. When a customer withdraws a
testimonial or takes back the use of their name or photo, remove it everywhere you
published these files. Data protection law (such as the GDPR, article 7) requires it.
Export again after each withdrawal, and from time to time, so that the counts stay true.

Keep the labels, such as "Received a reward" or "Imported from Google", and the counts
beside the testimonials. Consumer law requires them (such as 16 CFR Part 465 and the
Unfair Commercial Practices Directive).
`
}
