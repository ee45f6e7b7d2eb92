import { GallerySample } from './sample.tsx'

export function TypeSamples() {
  return (
    <GallerySample title="Type">
      <div className="flex flex-col gap-5">
        <p className="font-serif text-display font-medium tracking-[-0.025em]">Display, for one sentence</p>
        <p className="font-serif text-page font-medium tracking-[-0.018em]">Page title</p>
        <p className="font-serif text-title font-medium tracking-tight">Title of a part or a dialog</p>
        <blockquote className="max-w-[52ch] font-serif text-quote">
          “A quote is set like something said aloud, a little larger than the text around it.”
        </blockquote>
        <p className="max-w-[62ch] text-lg">Large text, for the sentence below a display line.</p>
        <p className="max-w-[62ch] text-base">
          Text, 15 pixels, for nearly everything.{' '}
          <strong className="font-semibold">Strong where it counts</strong>, and figures that line up:{' '}
          <span className="tabular-nums">1,204 · 87 · 3.9</span>.
        </p>
        <p className="text-sm text-soft">Small, for labels, buttons and tables.</p>
        <p className="text-xs text-faint">Smallest, for counters and captions.</p>
        <p className="font-mono text-sm">Mono, for code: data-widget="testimonials"</p>
      </div>
    </GallerySample>
  )
}
