import type { CardDesign } from '#contract/card-design.ts'
import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { toast } from '../ui/toast.ts'
import { cardSizes } from './card-design.ts'
import { drawCard } from './draw-card.ts'
import { qrFailed } from './qr-failed.ts'
import './print-sheet.css'

/** Three times the documented pixels: 300 dots an inch on paper. */
const paperScale = 3

interface CardPreviewProps {
  design: CardDesign
  link: string
  name: string
  businessName: string
}

/** The card on the screen, and the same card, sharper, as the only thing that a printer gets. */
export function CardPreview({ design, link, name, businessName }: CardPreviewProps) {
  const screen = useRef<HTMLCanvasElement>(null)
  const paper = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    let isCurrent = true
    const draw = () => {
      if (!isCurrent) return
      try {
        if (screen.current) drawCard(screen.current, design, { link, businessName }, 2)
        if (paper.current) drawCard(paper.current, design, { link, businessName }, paperScale)
      } catch {
        toast(qrFailed)
      }
    }
    draw()
    // Again once the letters are there: a canvas does not wait for them.
    void Promise.all(['600 32px Fraunces', '600 32px Figtree'].map((font) => document.fonts.load(font))).then(
      draw,
      draw,
    )
    return () => {
      isCurrent = false
    }
  }, [design, link, businessName])
  const { width, height } = cardSizes[design.size]
  return (
    <>
      <canvas
        ref={screen}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- what is drawn here is a picture
        role="img"
        aria-label={`Card with QR code for ${name}`}
        style={{ aspectRatio: `${width} / ${height}` }}
        className="mx-auto block w-full max-w-[22rem] rounded-md border border-line shadow-mid"
      />
      {createPortal(
        <div data-print-sheet aria-hidden="true">
          <canvas ref={paper} style={{ width: `${width / 100}in`, height: `${height / 100}in` }} />
        </div>,
        document.body,
      )}
    </>
  )
}
