/** What was typed into the field of a form with this name. */
export function typedText(form: FormData, name: string): string {
  const typed = form.get(name)
  return typeof typed === 'string' ? typed : ''
}
