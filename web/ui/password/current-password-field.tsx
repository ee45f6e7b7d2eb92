import type { ComponentProps, ReactNode } from 'react'
import { Field } from '../form/field.tsx'
import { PasswordInput } from './password-input.tsx'
import { TextLink } from '../text/text-link.tsx'

/**
 * The password of whoever is signed in. People who came through Google and the like have none yet: the link beside it
 * is their way to one.
 */
export function CurrentPasswordField({
  error,
  hint,
  className,
  ...rest
}: Omit<ComponentProps<typeof PasswordInput>, 'autoComplete'> & {
  error: string | undefined
  hint?: ReactNode
  className?: string
}) {
  return (
    <Field
      label="Current password"
      error={error}
      hint={hint}
      {...(className !== undefined && { className })}
      aside={
        <span className="text-sm">
          <TextLink href="/forgot-password">Forgot password?</TextLink>
        </span>
      }
    >
      <PasswordInput autoComplete="current-password" {...rest} />
    </Field>
  )
}
