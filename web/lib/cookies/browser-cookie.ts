/** The value of a cookie that scripts may read. */
export function readCookie(name: string): string | undefined {
  const pair = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`))
  return pair?.slice(name.length + 1)
}

/** Keeps a cookie for every page of this site; 0 days remove it. Where cookies are refused it is not kept. */
export function writeCookie(name: string, value: string, days: number) {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${name}=${value}; Path=/; Max-Age=${days > 0 ? days * 86_400 : -1}; SameSite=Lax${secure}`
}
