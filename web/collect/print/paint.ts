import type { Drawing, Mark } from './drawing.ts'
import { canvasContextOf, writeLine } from './letters.ts'

/** Draws on a canvas, which becomes `scale` pixels for each hundredth of an inch. */
export function paint(canvas: HTMLCanvasElement, { width, height, marks }: Drawing, scale = 1): void {
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  const context = canvasContextOf(canvas)
  context.scale(canvas.width / width, canvas.height / height)
  for (const mark of marks) paintMark(context, mark)
}

function paintMark(context: CanvasRenderingContext2D, mark: Mark): void {
  switch (mark.kind) {
    case 'box':
      context.fillStyle = mark.fill
      context.beginPath()
      context.roundRect(mark.x, mark.y, mark.width, mark.height, mark.radius ?? 0)
      context.fill()
      break
    case 'frame':
      context.strokeStyle = mark.stroke
      context.lineWidth = mark.thickness
      context.strokeRect(mark.x, mark.y, mark.width, mark.height)
      break
    case 'code':
      paintCode(context, mark)
      break
    case 'text':
      writeLine(context, mark)
      break
    case 'picture':
      context.drawImage(mark.source, mark.x, mark.y, mark.width, mark.height)
      break
    case 'placed': {
      const { width, height, marks } = mark.drawing
      context.save()
      context.translate(mark.x, mark.y)
      if (mark.isUpsideDown) context.transform(-1, 0, 0, -1, width, height)
      for (const one of marks) paintMark(context, one)
      context.restore()
    }
  }
}

function paintCode(context: CanvasRenderingContext2D, code: Extract<Mark, { kind: 'code' }>): void {
  const module = code.side / code.size
  context.fillStyle = code.fill
  context.beginPath()
  for (const [x, y, length] of code.runs) {
    context.rect(code.x + x * module, code.y + y * module, length * module, module)
  }
  context.fill()
}
