import { Unzip, UnzipInflate } from 'fflate'
import { Unreadable } from '../../kit/unreadable.ts'

/** A small zip can hold anything: what is unpacked is counted while it is, whatever its headers say. */
const mostBytes = 150_000_000
const mostFiles = 5_000
const tooLarge = 'This file is too large when unpacked. Save the sheet as CSV and choose that file.'

const pieceBytes = 65_536

/** The files of a zip whose path is wanted, as text. */
export function unzipped(
  bytes: Uint8Array,
  isWanted: (path: string) => boolean,
): ReadonlyMap<string, string> {
  const files = new Map<string, string>()
  let [unpacked, seen] = [0, 0]
  const unzip = new Unzip((file) => {
    seen += 1
    if (seen > mostFiles) throw new Unreadable(tooLarge)
    if (!isWanted(file.name)) return
    const decoder = new TextDecoder()
    const pieces: string[] = []
    file.ondata = (failure, piece, isLast) => {
      if (failure) throw failure
      unpacked += piece.byteLength
      if (unpacked > mostBytes) throw new Unreadable(tooLarge)
      pieces.push(decoder.decode(piece, { stream: !isLast }))
      if (isLast) files.set(file.name, pieces.join(''))
    }
    file.start()
  })
  unzip.register(UnzipInflate)
  try {
    for (let at = 0; at < bytes.length; at += pieceBytes) {
      unzip.push(bytes.subarray(at, at + pieceBytes), at + pieceBytes >= bytes.length)
    }
  } catch (cause) {
    if (cause instanceof Unreadable) throw cause
    throw new Unreadable('This file is incomplete or damaged. Please save or download it again.', { cause })
  }
  return files
}
