import { Card } from '../ui/layout/card.tsx'
import { CardTitle } from '../ui/layout/card-title.tsx'
import type { MethodProps } from './method-props.ts'
import { ownMethods } from './own-methods.tsx'

/** Every way to embed besides the line of code, below each other. */
export function OwnEmbeds(props: MethodProps) {
  return (
    <section aria-labelledby="own-embeds">
      <CardTitle id="own-embeds">More ways to embed</CardTitle>
      <Card className="mt-3 divide-y divide-line py-0!">
        {ownMethods.map(({ id, title, Method }) => (
          <div key={id} className="py-5">
            <h3 className="mb-1 text-base font-semibold">{title}</h3>
            <Method {...props} />
          </div>
        ))}
      </Card>
    </section>
  )
}
