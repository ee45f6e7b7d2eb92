import { logInForm } from '#contract/accounts.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { Redirect, useSearch } from 'wouter'
import { useTitle } from '../lib/use-title.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { Input } from '../ui/input.tsx'
import { PasswordInput } from '../ui/password-input.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { AccountLayout } from './account-layout.tsx'
import { nextPage } from './next-page.ts'
import { useLogIn, userQuery } from './queries.ts'
import { showRefusal } from '../ui/show-refusal.ts'
import { SocialButtons } from './social-buttons.tsx'
import { useSocialProblem } from './use-social-problem.ts'

export function LoginPage() {
  useTitle('Sign In')
  useSocialProblem()
  const search = useSearch()
  const { data: user } = useQuery(userQuery)
  const logIn = useLogIn()
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(logInForm),
    defaultValues: { email: '', password: '' },
  })
  const submit = handleSubmit((form) =>
    logIn.mutate(form, {
      onError: (failure) =>
        showRefusal(failure, {
          title: 'Sign in failed',
          otherwise: 'Please check your credentials and try again',
        }),
    }),
  )
  if (user) return <Redirect to={nextPage(search)} replace />
  return (
    <AccountLayout
      title="Welcome back"
      description={
        <>
          New here? <TextLink href="/signup">Create an account</TextLink>
        </>
      }
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
        <Field label="Email" error={formState.errors.email?.message}>
          <Input
            type="email"
            autoComplete="username"
            inputMode="email"
            placeholder="you@company.com"
            {...register('email')}
          />
        </Field>
        <Field
          label="Password"
          error={formState.errors.password?.message}
          aside={
            <span className="text-sm">
              <TextLink href="/forgot-password">Forgot password?</TextLink>
            </span>
          }
        >
          <PasswordInput autoComplete="current-password" {...register('password')} />
        </Field>
        <Button type="submit" size="large" isPending={logIn.isPending} pendingLabel="Signing In...">
          Sign In
        </Button>
      </form>
      <SocialButtons verb="Sign in" />
    </AccountLayout>
  )
}
