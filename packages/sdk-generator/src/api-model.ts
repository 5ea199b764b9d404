/** A type as languages know it: no schema, no reference into a document, no bounds. */
export type TypeNode =
  | { kind: 'scalar'; scalar: 'string' | 'integer' | 'number' | 'boolean' | 'null' | 'unknown' }
  | { kind: 'literal'; value: string | number | boolean }
  | { kind: 'named'; name: string }
  | { kind: 'list'; of: TypeNode }
  | { kind: 'map'; of: TypeNode }
  | { kind: 'union'; of: TypeNode[] }
  | { kind: 'object'; members: Member[] };

export type Member = {
  name: string;
  type: TypeNode;
  required: boolean;
  deprecated: boolean;
  /** One or more sentences; empty where the catalogue says nothing. */
  text: string;
};

export type NamedType = { name: string; type: TypeNode; text: string };

export type Method = {
  /** Method within its family: `sunTimes`. */
  name: string;
  /** `panchang/sun-times`. */
  operation: string;
  input: string;
  output: string;
  summary: string;
  description: string;
  /** `1 credit`. */
  price: string;
  /** The operation that stands first under another name. */
  aliasOf?: string;
};

export type MethodFamily = { name: string; title: string; summary: string; methods: Method[] };

export type Api = { families: MethodFamily[]; types: NamedType[] };
