/** The tones that the generation form offers. */
export const formTones = ['Professional', 'Enthusiastic', 'Technical', 'Casual'] as const
/** The tones that the calls take: a workspace's own default may also be Formal. Not sent means Professional. */
export const tones = [...formTones, 'Formal'] as const
