import { photoLimitCharacters } from '#contract/collection/photos.ts'

/** More than what is kept, for sharp edges after the server's own encoding; some 30 kB. */
const sidePixels = 384
const qualities = [0.85, 0.7, 0.5, 0.3]

/** The middle square of a picture as a small JPEG in a data URL, turned as it was taken. Rejects what cannot be read. */
export async function shrinkPhoto(file: File): Promise<string> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const side = Math.min(picture.width, picture.height)
  const canvas = document.createElement('canvas')
  canvas.width = sidePixels
  canvas.height = sidePixels
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('This browser draws no pictures')
  // What is see-through would be black in a JPEG.
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, sidePixels, sidePixels)
  const [left, top] = [(picture.width - side) / 2, (picture.height - side) / 2]
  pen.drawImage(picture, left, top, side, side, 0, 0, sidePixels, sidePixels)
  picture.close()
  const photos = qualities.map((quality) => canvas.toDataURL('image/jpeg', quality))
  const small = photos.find(({ length }) => length < photoLimitCharacters)
  if (small === undefined) throw new Error('This picture cannot be made small enough')
  return small
}
