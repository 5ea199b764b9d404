/**
 * Adds up what is done for each, such as a workspace: a failure of one does not hold up the others.
 * @throws AggregateError of all failures, when all have had their turn
 */
export async function sumOfEach<Item>(items: readonly Item[], work: (item: Item) => Promise<number>): Promise<number> {
  const failures: unknown[] = [];
  let sum = 0;
  for (const item of items) {
    try {
      sum += await work(item);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, failures.map(String).join('; '));
  return sum;
}
