import { call, type CallOptions, type ClientOptions } from './call.ts';
import { ADDRESSES, type Operations } from './generated/operations.ts';

export type GrahaClient = Operations;

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
  return Object.fromEntries(families) as GrahaClient;
}
