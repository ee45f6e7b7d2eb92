/** Who wrote a draft: this server itself, or a language model that the operator set up. */
export const engines = ['built-in', 'openai-compatible', 'anthropic'] as const
export type Engine = (typeof engines)[number]
