import { types } from 'pg'

/** As `pg` reads values; its way with moments takes longer than all else of a row together. */
export function getTypeParser(type: number, format?: 'text' | 'binary'): (value: string) => unknown {
  const usual = types.getTypeParser(type, format) as (value: string) => unknown
  const { TIMESTAMPTZ }: Record<string, number> = types.builtins
  if (type !== TIMESTAMPTZ) return usual
  return (text) =>
    text.endsWith('+00') ? new Date(`${text.slice(0, 10)}T${text.slice(11, -3)}Z`) : usual(text)
}
