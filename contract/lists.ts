/** Said of a `cursor` that no list gave. */
export const cursorSentence = 'This cursor is not valid. Please use the one from the Link header.'
