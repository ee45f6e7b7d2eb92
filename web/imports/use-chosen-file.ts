import { useState } from 'react'
import { randomKey } from '../lib/call/random-key.ts'
import { decodeFile, type OldEncoding } from './decode-file.ts'
import type { ChosenFile } from './queries.ts'

const largestBytes = 10_000_000
const tooLarge = 'This file is larger than 10 MB. Please split it into smaller files.'

interface Chosen {
  file: ChosenFile
  bytes: Uint8Array
  assumed: OldEncoding | undefined
}

/** The file that was chosen, decoded, or why it could not be opened. */
export function useChosenFile() {
  const [chosen, setChosen] = useState<Chosen>()
  const [fault, setFault] = useState<string>()

  function take(name: string, bytes: Uint8Array, encoding?: OldEncoding) {
    const { text, assumed } = decodeFile(bytes, encoding)
    setChosen({ file: { key: randomKey(), name, text }, bytes, assumed })
    setFault(undefined)
  }
  async function open(file: File) {
    if (file.size > largestBytes) return setFault(tooLarge)
    try {
      take(file.name, new Uint8Array(await file.arrayBuffer()))
    } catch {
      setFault("Couldn't open this file. Make sure no other program is using it, then choose it again.")
    }
  }
  function clear() {
    setChosen(undefined)
    setFault(undefined)
  }
  return {
    file: chosen?.file,
    assumedEncoding: chosen?.assumed,
    fault,
    open,
    decode: (encoding: OldEncoding) => chosen && take(chosen.file.name, chosen.bytes, encoding),
    clear,
  }
}
