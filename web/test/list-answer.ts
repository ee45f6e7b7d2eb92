/** An answer with the headers that lists have: how many there are, and where the next page begins. */
export class ListAnswer<Value> {
  readonly value: Value
  readonly headers: Record<string, string>

  constructor(value: Value, headers: Record<string, string>) {
    this.value = value
    this.headers = headers
  }
}

/**
 * One page of a longer list. `total` counts every entry; `isCounted: false` says there are at least that many;
 * `next` is the cursor of the page after this one.
 */
export function listPage<Item>(
  items: Item[],
  {
    total = items.length,
    next,
    isCounted = true,
  }: { total?: number; next?: string; isCounted?: boolean } = {},
): ListAnswer<Item[]> {
  return new ListAnswer(items, {
    'x-total-count': String(total),
    ...(!isCounted && { 'x-total-count-relation': 'gte' }),
    ...(next !== undefined && { link: `</?cursor=${encodeURIComponent(next)}>; rel="next"` }),
  })
}
