import { catalog } from '@graha/catalog/catalog';
import { listOperations } from '@graha/catalog/list-operations';
import type { Catalog, Operation } from '@graha/catalog/operation';
import type { z } from 'zod';
import { type Call, call, type CallOptions, type ClientOptions } from './call.ts';
import type { SdkName } from './camel.ts';

type Method<Entry> =
  Entry extends Operation<infer Input, infer Output>
    ? (input: z.input<Input>, options?: CallOptions) => Call<z.output<Output>>
    : never;

/** family → method, both read off the catalogue: a new entry is here the moment it exists. */
export type Client<C extends Catalog> = {
  readonly [Family in keyof C]: {
    readonly [Suffix in keyof C[Family] & string as SdkName<Suffix>]: Method<C[Family][Suffix]>;
  };
};

export type GrahaClient = Client<typeof catalog>;

/** `createClient({ baseUrl, apiKey }).kundali.basic({ year: 1995, … })` */
export function createClient(options: ClientOptions): GrahaClient {
  const client: Record<string, Record<string, unknown>> = {};
  for (const { family, sdkName, path } of listOperations(catalog)) {
    const methods = (client[family] ??= {});
    methods[sdkName] = (input: unknown, own?: CallOptions) => call(path, input, options, own);
  }
  // Safe: the loop visits every family and suffix of this very catalogue.
  return client as unknown as GrahaClient;
}
