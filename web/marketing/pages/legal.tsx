import { Contents } from '../copy/contents.tsx'
import { headingsOf, typeset } from '../copy/document.ts'
import { Frame } from '../copy/frame.tsx'
import type { LegalText } from '../copy/legal-texts.ts'
import { PageHead } from '../copy/page-head.tsx'
import { longDay } from '../copy/posts.ts'
import { Prose } from '../copy/prose.tsx'

/** The privacy policy or the terms. */
export function LegalPage({ text: { front, tokens } }: { text: LegalText }) {
  return (
    <Frame
      head={
        <PageHead title={front.title}>
          <p className="mt-4 max-w-[36.5rem] text-lg text-soft">{typeset(front.summary)}</p>
          <p className="mt-4 text-sm text-faint">
            Last updated: <time dateTime={front.date}>{longDay(front.date)}</time>
          </p>
        </PageHead>
      }
      side={<Contents label="On this page" sections={headingsOf(tokens)} />}
    >
      <Prose tokens={tokens} />
    </Frame>
  )
}
