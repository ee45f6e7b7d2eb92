export function verifyVault(
  files: ReadonlyMap<string, Buffer>,
  keys?: readonly { readonly id: string; readonly publicKey: string }[],
): { found: string[]; reviews: number }
