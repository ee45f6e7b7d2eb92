import { z } from 'zod/mini'

/** "The two passwords are the same", said beside the second one even while other fields still need work. */
export const samePasswords = z.refine<{ password?: unknown; confirmPassword?: unknown }>(
  (form) => form.password === form.confirmPassword,
  { error: "Passwords don't match", path: ['confirmPassword'], when: () => true },
)
