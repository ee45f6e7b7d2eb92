/**
 * Leads an old address on. Help and documentation were one page each, and `/help#how-do-i-export` was an answer on it;
 * now a link to the answer's own page bears that id. Without JavaScript readers arrive at the link.
 */
export function followMoved(): void {
  const target = document.getElementById(location.hash.slice(1))
  if (target instanceof HTMLAnchorElement && 'moved' in target.dataset) location.replace(target.href)
}
