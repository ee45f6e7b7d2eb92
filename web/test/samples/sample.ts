/** Makes samples of one kind: as `usual` makes them, but for what a test gives of its own. */
export const sampleOf =
  <Sample extends object>(usual: (own: Partial<Sample>) => Sample) =>
  (own: Partial<Sample> = {}): Sample => ({ ...usual(own), ...own })

/** Ids of one test run are all different: what the app remembers about somebody never meets the next test. */
export const nextId = (() => {
  let made = 0
  return () => `0192f3a0-0000-7000-8000-${String((made += 1)).padStart(12, '0')}`
})()
