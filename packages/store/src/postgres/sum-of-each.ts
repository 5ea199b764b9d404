/**
 * Adds up the results of work on each item, such as a workspace; a failure of one does not stop the others.
 * @throws AggregateError of all failures, after every item was processed
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
