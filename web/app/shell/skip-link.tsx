/** The first stop of the keyboard: past the navigation, to the page itself. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="fixed top-3 left-3 z-50 -translate-y-20 rounded-md bg-ink px-4 py-2 text-sm font-semibold text-paper focus:translate-y-0"
    >
      Skip to content
    </a>
  )
}
