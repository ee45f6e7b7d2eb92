import python from '../../../docs/api/story.py?raw'
// oxlint-disable-next-line import/default -- its text, not its exports
import typescript from '../../../docs/api/story.ts?raw'
import { Island } from '../shell/island.tsx'
import { InlineCode } from './code.tsx'
import { CommandSample } from './sample.tsx'

/** The description for tools, programs that use it, and the explorer. */
export function ExplorerText() {
  return (
    <div className="flex flex-col gap-12">
      <section className="flex max-w-[42rem] flex-col gap-4 text-lg text-soft">
        <p>
          <a href="/openapi.json" className="text-accent-text underline underline-offset-4">
            /openapi.json
          </a>{' '}
          describes every call in OpenAPI 3.1, generated from the same definitions that check your requests.
          Import it into Postman, Insomnia or a code generator. Its types for TypeScript are at{' '}
          <a href="/openapi.d.ts" className="text-accent-text underline underline-offset-4">
            /openapi.d.ts
          </a>
          .
        </p>
        <p>
          Calls under <InlineCode>/api/v1</InlineCode> only grow: new calls, new optional fields, new values.
          Anything else gets a new version, and v1 stays for at least 12 months after it.
        </p>
      </section>
      <section>
        <h2 className="font-serif text-title font-medium">Explorer</h2>
        <p className="mt-2 mb-5 max-w-[42rem] text-base text-soft">
          Choose Authorize and paste a secret key to try calls on your own workspace.
        </p>
        <Island name="api-explorer" props={{}} />
      </section>
      <section>
        <h2 className="font-serif text-title font-medium">TypeScript</h2>
        <p className="mt-2 max-w-[42rem] text-base text-soft">
          A submission with its solved challenge, its approval, a widget and a webhook, with every field
          typed.
        </p>
        <CommandSample label="A whole story in TypeScript" text={typescript} language="story.ts" />
      </section>
      <section>
        <h2 className="font-serif text-title font-medium">Python</h2>
        <p className="mt-2 max-w-[42rem] text-base text-soft">
          The same with nothing to install, the challenge included.
        </p>
        <CommandSample label="A whole story in Python" text={python} language="story.py" />
      </section>
    </div>
  )
}
