import type { CardDesign } from '#contract/collection/card-design.ts'
import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { toast } from '../../ui/message/toast.ts'
import { cardSizes } from './card-design.ts'
import { readyToDraw } from '../print/card-files.ts'
import type { CardContent } from '../print/compose-card.ts'
import { measureLetters } from '../print/letters.ts'
import { paint } from '../print/paint.ts'
import { cardDrawing } from '../print/sheets.ts'
import { qrFailed } from '../qr/qr-failed.ts'
import '../print-sheet.css'

/** Four times the documented pixels: 400 dots an inch on paper. */
const paperScale = 4

interface CardPreviewProps {
  design: CardDesign
  content: CardContent
  name: string
}

/** The card on the screen, and the same card, sharper, as the only thing that a printer gets. */
export function CardPreview({ design, content, name }: CardPreviewProps) {
  const screen = useRef<HTMLCanvasElement>(null)
  const paper = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    let isCurrent = true
    const draw = () => {
      if (!isCurrent) return
      try {
        const drawing = cardDrawing(design, content, measureLetters())
        if (screen.current) paint(screen.current, drawing, 2)
        if (paper.current) paint(paper.current, drawing, paperScale)
      } catch {
        toast(qrFailed)
      }
    }
    draw()
    // Again once the letters are there: a canvas does not wait for them.
    void readyToDraw(design, content).then(draw, draw)
    return () => {
      isCurrent = false
    }
  }, [design, content])
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
