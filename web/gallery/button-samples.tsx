import { EllipsisVertical, Pencil, Plus, Trash2 } from 'lucide-react'
import { Button } from '../ui/button/button.tsx'
import { CopyButton } from '../ui/button/copy-button.tsx'
import { IconButton } from '../ui/button/icon-button.tsx'
import { LinkButton } from '../ui/button/link-button.tsx'
import { TextLink } from '../ui/text/text-link.tsx'
import { GallerySample } from './sample.tsx'

const variants = ['primary', 'secondary', 'ghost', 'danger'] as const

export function ButtonSamples() {
  return (
    <GallerySample title="Buttons">
      <div className="flex flex-col gap-4">
        {variants.map((variant) => (
          <div key={variant} className="flex flex-wrap items-center gap-3">
            <Button variant={variant} size="small">
              Small
            </Button>
            <Button variant={variant}>Medium</Button>
            <Button variant={variant} size="large">
              Large
            </Button>
            <Button variant={variant}>
              <Plus aria-hidden="true" />
              With icon
            </Button>
            <Button variant={variant} isPending pendingLabel="Saving...">
              Save
            </Button>
            <Button variant={variant} disabled>
              Disabled
            </Button>
          </div>
        ))}
        <div className="flex flex-wrap items-center gap-3">
          <IconButton label="Edit" icon={<Pencil />} />
          <IconButton label="Delete" icon={<Trash2 />} tone="danger" />
          <IconButton label="More" icon={<EllipsisVertical />} size="small" />
          <IconButton label="Cannot be edited" icon={<Pencil />} disabled />
          <CopyButton text="https://example.com/testimonial-form/abc" label="Copy link" />
          <LinkButton href="/dev/ui" variant="secondary">
            A link with the weight of a button
          </LinkButton>
          <p className="text-base">
            and a <TextLink href="/dev/ui">link in a sentence</TextLink>.
          </p>
        </div>
      </div>
    </GallerySample>
  )
}
