/**
 * The SQL of a text as search compares it: `folded`, in PostgreSQL's lower case. A function, because PostgreSQL reads
 * the expression of a generated column anew for every insert. Changing what it does takes a migration that builds the
 * columns and their indexes anew.
 */
export function searchable(expression: string): string {
  return `plaudit_searchable(${expression})`
}
