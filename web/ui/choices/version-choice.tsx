import { RadioTiles } from './radio-tiles.tsx'

interface VersionChoiceProps {
  legend: string
  /** What the version of a number, from 1, is called. */
  nameOf: (number: number) => string
  versions: readonly string[]
  /** Its place in the list. */
  chosen: number
  onChoose: (at: number) => void
}

/** Whole texts beside each other, one of which is chosen. */
export function VersionChoice({ legend, nameOf, versions, chosen, onChoose }: VersionChoiceProps) {
  return (
    <RadioTiles
      legend={legend}
      legendClassName="mb-2 text-base font-semibold"
      className="grid-cols-1"
      tileClassName="block rounded-md px-3.5 py-2.5 wrap-anywhere"
      tiles={versions.map((text, at) => ({ value: String(at), title: nameOf(at + 1), text }))}
      value={String(chosen)}
      onChange={(value) => onChoose(Number(value))}
    >
      {() => null}
    </RadioTiles>
  )
}
