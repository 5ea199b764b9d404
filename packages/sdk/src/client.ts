import { accountOf } from './account.ts';
import { batch, type BatchCall, type BatchResult } from './batch.ts';
import { call, type CallOptions, type ClientOptions } from './call.ts';
import type { Account } from './generated/account.ts';
import { ADDRESSES, type Operations } from './generated/operations.ts';
import type { OperationName } from './operation-types.ts';

export type GrahaClient = Operations & {
  readonly account: Account;
  /**
   * Makes any number of calls, a hundred per request: `for await (const { index, answer, error } of graha.batch(calls))
   * …`. Each call has its normal price, and a retry costs nothing.
   */
  batch<Name extends OperationName>(
    calls: Iterable<BatchCall<Name>> | AsyncIterable<BatchCall<Name>>,
    options?: CallOptions,
  ): AsyncGenerator<BatchResult<Name>, void, undefined>;
};

/** `createClient({ baseUrl, apiKey }).kundali.basic({ year: 1995, … })` */
export function createClient(options: ClientOptions): GrahaClient {
  const families = Object.entries(ADDRESSES).map(([family, addresses]) => {
    const methods = Object.entries(addresses).map(([name, operation]) => [
      name,
      (input: unknown, own?: CallOptions) => call(operation, input, options, own),
    ]);
    return [family, Object.fromEntries(methods)];
  });
  // Safe: the two are generated from one list, family by family and method by method.
  const operations = Object.fromEntries(families) as Operations;
  return { ...operations, account: accountOf(options), batch: (calls, own) => batch(calls, options, own) };
}
