export type FairQueue<Item> = ReturnType<typeof createFairQueue<Item>>;

/**
 * A queue in which tenants take turns, one item each, so that a tenant with many items delays another tenant by one
 * item only.
 */
export function createFairQueue<Item>() {
  /** Tenants with items, in the order of their next turns. */
  const waiting = new Map<string, Item[]>();
  let size = 0;

  return {
    push(tenantId: string, item: Item): void {
      const items = waiting.get(tenantId);
      if (items) items.push(item);
      else waiting.set(tenantId, [item]);
      size += 1;
    },
    /** Takes the first item of the tenant whose turn it is. That tenant's next turn is after all other tenants'. */
    next(): Item | undefined {
      const turn = waiting.entries().next();
      if (turn.done) return undefined;
      const [tenantId, items] = turn.value;
      waiting.delete(tenantId);
      const item = items.shift();
      if (items.length > 0) waiting.set(tenantId, items);
      size -= 1;
      return item;
    },
    size: (): number => size,
  };
}
