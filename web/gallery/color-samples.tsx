import { GallerySample } from './sample.tsx'

const colors = [
  ['Paper', 'bg-paper'],
  ['Sunken', 'bg-sunken'],
  ['Surface', 'bg-surface'],
  ['Raised', 'bg-raised'],
  ['Hover', 'bg-hover'],
  ['Line', 'bg-line'],
  ['Control', 'bg-control'],
  ['Faint', 'bg-faint'],
  ['Soft', 'bg-soft'],
  ['Ink', 'bg-ink'],
  ['Accent', 'bg-accent'],
  ['Accent wash', 'bg-accent-wash'],
  ['Star', 'bg-star'],
  ['Warning wash', 'bg-warning-wash'],
  ['Danger', 'bg-danger'],
  ['Danger wash', 'bg-danger-wash'],
  ['Private wash', 'bg-private-wash'],
] as const

export function ColorSamples() {
  return (
    <GallerySample title="Color">
      <ul className="grid grid-cols-3 gap-4 sm:grid-cols-6 lg:grid-cols-9">
        {colors.map(([name, background]) => (
          <li key={name}>
            <div className={`h-16 rounded-md border border-line ${background}`} />
            <p className="mt-1.5 text-xs font-medium text-soft">{name}</p>
          </li>
        ))}
      </ul>
    </GallerySample>
  )
}
