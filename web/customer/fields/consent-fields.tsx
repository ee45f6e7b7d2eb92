import type { ConsentScope, ConsentWording } from '#contract/collection/collection.ts'
import { Checkbox } from '../../ui/form/checkbox.tsx'

/** What the customer may agree to, sentence by sentence. Nothing is ticked beforehand. */
export function ConsentFields({
  legend,
  intro,
  wording,
  asked,
  scopes,
  onChange,
}: {
  legend: string
  intro: string
  wording: ConsentWording
  asked: readonly ConsentScope[]
  scopes: readonly ConsentScope[]
  onChange: (scopes: ConsentScope[]) => void
}) {
  return (
    <fieldset className="flex min-w-0 flex-col gap-3" aria-describedby="consent-intro">
      <legend className="text-sm font-semibold">{legend}</legend>
      <p id="consent-intro" className="text-sm text-faint">
        {intro}
      </p>
      {wording.scopes
        .filter(({ scope }) => asked.includes(scope))
        .map(({ scope, sentence }) => (
          <Checkbox
            key={scope}
            name={scope}
            label={<bdi>{sentence}</bdi>}
            checked={scopes.includes(scope)}
            onChange={(event) =>
              onChange(
                event.currentTarget.checked
                  ? [...scopes, scope]
                  : scopes.filter((chosen) => chosen !== scope),
              )
            }
          />
        ))}
    </fieldset>
  )
}
