import { defaultDesign } from '#contract/collection/card-design.ts'
import {
  type ShareColors,
  shareColorsOf,
  type ShareFormat,
  shareImagePath,
  type ShareSize,
  shareSizes,
} from '#shared/share/share-image.ts'
import type { Testimonial } from '#contract/testimonials/testimonials.ts'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { businessProfileQuery, userQuery } from '../../accounts/queries.ts'
import { designQuery } from '../../collect/queries.ts'
import { useDebounced } from '../../lib/use-debounced.ts'
import { buttonStyle } from '../../ui/button/button-style.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Field } from '../../ui/form/field.tsx'
import { ColorInput } from '../../ui/form/input.tsx'
import { SegmentedFilter } from '../../ui/search/segmented-filter.tsx'
import { toast } from '../../ui/message/toast.ts'
import { SharePreview } from './share-preview.tsx'
import { ShareWays } from './share-ways.tsx'

const sizes = [
  { value: 'wide', label: 'Wide' },
  { value: 'square', label: 'Square' },
] as const satisfies readonly { value: ShareSize; label: string }[]

const colorNames = [
  ['accent', 'Accent'],
  ['background', 'Background'],
] as const

/** Long enough to drag through a color picker without drawing every shade. */
const restMs = 300

/** A testimonial as an image for social media: how it looks, and the files. */
export function ShareDialog({ testimonial, onClose }: { testimonial: Testimonial; onClose: () => void }) {
  const { data: user } = useQuery(userQuery)
  const formId = user?.formId ?? ''
  const { data: design } = useQuery({ ...designQuery(formId), enabled: formId !== '' })
  const { data: profile } = useQuery(businessProfileQuery)
  // As a card begins that nobody has designed yet.
  const primaryColor = profile?.accentColor || defaultDesign.primaryColor
  const own = shareColorsOf(design ?? { ...defaultDesign, primaryColor })
  const [size, setSize] = useState<ShareSize>('wide')
  const [chosen, setChosen] = useState<Partial<ShareColors>>({})
  const colors = useDebounced(chosen, restMs)
  const verifyId = testimonial.verifyUrl?.split('/').pop() ?? ''
  const pathOf = (format: ShareFormat) => shareImagePath(verifyId, { format, size, ...colors })
  const { width, height } = shareSizes[size]
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="large"
      title="Share"
      description="As your own post, with the customer’s words as they are. Labels and the proof link are always included."
      footer={<ShareFooter pathOf={pathOf} fileName={fileNameOf(testimonial, size)} />}
    >
      <div className="flex flex-col gap-5">
        <div className="flex flex-wrap items-end justify-between gap-4">
          <div className="flex flex-wrap items-center gap-3">
            <SegmentedFilter label="Size" options={sizes} value={size} onChange={setSize} />
            <p className="text-sm text-soft tabular-nums">
              {width.toLocaleString()} × {height.toLocaleString()} pixels
            </p>
          </div>
          <ShareColorFields
            colors={{ ...own, ...chosen }}
            onChange={(color) => setChosen({ ...chosen, ...color })}
          />
        </div>
        <SharePreview key={pathOf('png')} path={pathOf('png')} size={size} name={testimonial.customerName} />
        <ShareWays
          testimonial={testimonial}
          imagePath={pathOf('png')}
          fileName={fileNameOf(testimonial, size)}
        />
      </div>
    </Dialog>
  )
}

function ShareColorFields({
  colors,
  onChange,
}: {
  colors: ShareColors
  onChange: (color: Partial<ShareColors>) => void
}) {
  return (
    <div className="flex gap-3">
      {colorNames.map(([name, label]) => (
        <Field key={name} label={label} className="w-20">
          <ColorInput value={colors[name]} onChange={(color) => onChange({ [name]: color })} />
        </Field>
      ))}
    </div>
  )
}

function ShareFooter({ pathOf, fileName }: { pathOf: (format: ShareFormat) => string; fileName: string }) {
  async function copy() {
    try {
      const image = fetch(pathOf('png')).then((answer) =>
        answer.ok ? answer.blob() : Promise.reject(new Error(`The image answered ${answer.status}`)),
      )
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': image })])
      toast({ title: 'Image copied', description: 'Paste it where you need it.' })
    } catch {
      toast({
        title: 'The image could not be copied',
        description: 'Please download it instead.',
        variant: 'destructive',
      })
    }
  }
  return (
    <>
      <Button variant="secondary" onClick={() => void copy()}>
        Copy image
      </Button>
      <a href={pathOf('svg')} download={`${fileName}.svg`} className={buttonStyle('secondary', 'medium')}>
        Download SVG
      </a>
      <a href={pathOf('png')} download={`${fileName}.png`} className={buttonStyle('primary', 'medium')}>
        <Download aria-hidden="true" />
        Download PNG
      </a>
    </>
  )
}

function fileNameOf({ customerName }: Testimonial, size: ShareSize): string {
  const name = customerName.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '')
  return `testimonial-${name}-${size}`.toLowerCase()
}
