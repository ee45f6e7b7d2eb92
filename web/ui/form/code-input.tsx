import type { ComponentProps } from 'react'
import { Input } from './input.tsx'

/** A one-time code: six digits of an authenticator app, which phones offer to fill in, or a recovery code. */
export function CodeInput({
  isRecovery = false,
  ...rest
}: Omit<ComponentProps<'input'>, 'type' | 'className'> & { isRecovery?: boolean }) {
  return (
    <Input
      autoComplete="one-time-code"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      inputMode={isRecovery ? 'text' : 'numeric'}
      maxLength={isRecovery ? 20 : 12}
      placeholder={isRecovery ? 'xxxxx-xxxxx' : '123 456'}
      className="font-mono tracking-[0.12em] tabular-nums"
      {...rest}
    />
  )
}
