import { defaultDesign } from '#contract/card-design.ts'
import { expect, test } from 'vitest'
import { noteDrawing } from '../test/canvas.ts'
import { cardSizes } from './card-design.ts'
import { drawCard } from './draw-card.ts'

test('a name in a script without blanks goes on in the next line instead of off the card (QR-06)', () => {
  const letterWidth = 20
  const { texts } = noteDrawing(letterWidth)
  const businessName = 'ร้านเบเกอรี่บ้านสวนริมคลองบางหลวง'
  const link = 'https://praise.example/testimonial-form/x'
  drawCard(document.createElement('canvas'), { ...defaultDesign, title: 'Hi' }, { link, businessName })
  const lines = texts
    .slice(
      0,
      texts.findIndex(({ text }) => text === 'Hi'),
    )
    .map(({ text }) => text)
  expect(lines.join('')).toBe(businessName)
  expect(lines.length).toBeGreaterThan(1)
  const room = cardSizes[defaultDesign.size].width
  for (const line of lines) expect(line.length * letterWidth).toBeLessThan(room)
})
