/** Where the palette stands: near the top, so that what is found grows downwards. */
export const paletteBox =
  'fixed inset-x-3 top-3 z-40 mx-auto flex max-h-[min(34rem,calc(100dvh-1.5rem))] max-w-xl animate-rise flex-col overflow-hidden rounded-xl border border-line bg-raised shadow-high sm:top-[12vh] sm:max-h-[min(34rem,76vh)]'
