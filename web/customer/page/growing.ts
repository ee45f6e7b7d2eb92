/** For buttons: at large text sizes the label wraps to a second line instead of being cut off or breaking inside a word. */
export const growing =
  'h-auto! min-h-11.5 px-[min(1.25rem,5%)]! py-2 text-center whitespace-normal! hyphens-auto [overflow-wrap:break-word]'
