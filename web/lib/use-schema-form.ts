import { zodResolver } from '@hookform/resolvers/zod'
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  useForm,
  type UseFormReturn,
} from 'react-hook-form'
import type { z } from 'zod/mini'
import { ApiProblem } from './call/problem.ts'

interface Options<Input> {
  /** What the fields follow for as long as nothing is typed. */
  values?: Input
  /** The fields that the server calls otherwise, by its name. */
  serverNames?: Readonly<Record<string, string>>
}

/**
 * A form whose input the contract's schema checks before it is sent. `showAtFields` puts what the server said of single
 * fields beside them.
 */
export function useSchemaForm<Input extends FieldValues, Output extends FieldValues>(
  schema: z.ZodMiniType<Output, Input>,
  defaultValues: DefaultValues<Input>,
  { values, serverNames = {} }: Options<Input> = {},
): UseFormReturn<Input, unknown, Output> & { showAtFields: (failure: unknown) => void } {
  const form = useForm<Input, unknown, Output>({
    resolver: zodResolver(schema),
    defaultValues,
    ...(values && { values }),
  })
  function showAtFields(failure: unknown) {
    if (!(failure instanceof ApiProblem)) return
    for (const [name, message] of Object.entries(failure.fields)) {
      const field = serverNames[name] ?? name
      if (field in form.getValues())
        form.setError(field as FieldPath<Input>, { message }, { shouldFocus: true })
    }
  }
  return { ...form, showAtFields }
}
