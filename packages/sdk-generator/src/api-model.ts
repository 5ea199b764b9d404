/** A type in the form that languages have: no schema, no reference into a document, no bounds. */
export type TypeNode =
  | { kind: 'scalar'; scalar: 'string' | 'integer' | 'number' | 'boolean' | 'null' | 'unknown' }
  | { kind: 'literal'; value: string | number | boolean }
  | { kind: 'named'; name: string }
  | { kind: 'list'; of: TypeNode }
  | { kind: 'map'; of: TypeNode }
  | { kind: 'union'; of: TypeNode[] }
  | ObjectNode;

export type ObjectNode = {
  kind: 'object';
  /** Named objects whose members it has beside its own; none of them is among its own. */
  bases: string[];
  members: Member[];
};

export type Member = {
  name: string;
  type: TypeNode;
  required: boolean;
  deprecated: boolean;
  /** One or more sentences; empty if the catalogue has none. */
  text: string;
};

export type NamedType = { name: string; type: TypeNode; text: string };

export type Method = {
  /** Name of the method within its family: `sunTimes`. */
  name: string;
  /** `panchang/sun-times`. */
  operation: string;
  input: string;
  output: string;
  summary: string;
  description: string;
  /** The price as text: `1 credit`. */
  price: string;
  /** The operation that this one is an alias of. */
  aliasOf?: string;
};

export type MethodFamily = { name: string; title: string; summary: string; methods: Method[] };

/** One route of the Management API. */
export type Route = {
  /** `rotateKey`. */
  name: string;
  verb: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path below `/api/v1`, with the names of ids in braces: `account/keys/{key_id}/rotate`. */
  path: string;
  /** The names of the ids, in path order. */
  ids: string[];
  /** The place of the input in the request. */
  sends: 'body' | 'query' | 'nothing';
  /** Absent if the route has no input. */
  input?: { type: string; isOptional: boolean };
  output: string;
  /** When a client may repeat it after its answer may have been lost. */
  repeat: 'always' | 'under_key' | 'never';
  summary: string;
  description: string;
};

export type Account = { summary: string; routes: Route[] };

export type Api = { families: MethodFamily[]; account: Account; types: NamedType[] };
