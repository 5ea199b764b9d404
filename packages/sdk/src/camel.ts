/** What the catalogue's `sdkNameOf` does, for the compiler: `mangal-dosha/advanced` → `mangalDoshaAdvanced`. */
type Camel<S extends string> = S extends `${infer Head}${'-' | '/'}${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : S;

/** Method of an operation within its family; a family's own address (`/planets`) is `all`. */
export type SdkName<Suffix extends string> = Suffix extends '' ? 'all' : Camel<Suffix>;
