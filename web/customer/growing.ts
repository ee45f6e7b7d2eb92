/** For buttons: with large letters a label takes two lines, and keeps its words whole. */
export const growing =
  'h-auto! min-h-11.5 px-[min(1.25rem,5%)]! py-2 text-center whitespace-normal! hyphens-auto [overflow-wrap:break-word]'
