/** Members that the wire format always contains and that have no meaning here. */
export function nulls<Name extends string>(...names: readonly Name[]): Record<Name, null> {
  // Safe: one member for each name.
  return Object.fromEntries(names.map((name) => [name, null])) as Record<Name, null>;
}

/** A list inside an object. */
export const listOf = <Row>(data: Row[], url: string) => ({ object: 'list' as const, data, has_more: false, url });
