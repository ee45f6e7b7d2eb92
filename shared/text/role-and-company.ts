/** What somebody does and where, on one line. */
export function roleAndCompany(role: string | null | undefined, company: string | null | undefined): string {
  return [role, company].filter(Boolean).join(', ')
}
