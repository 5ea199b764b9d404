import type { Call } from './call.ts';
import type { ADDRESSES, Operations } from './generated/operations.ts';

type Addresses = typeof ADDRESSES;
type MethodsByAddress = {
  [Family in keyof Addresses]: {
    [Method in keyof Addresses[Family] as Addresses[Family][Method] & string]: Family extends keyof Operations
      ? Method extends keyof Operations[Family]
        ? Operations[Family][Method]
        : never
      : never;
  };
}[keyof Addresses];
/** Of the union of families the one that has this address. */
type MethodAt<Address> = MethodsByAddress extends infer Family
  ? Family extends unknown
    ? Address extends keyof Family
      ? Family[Address]
      : never
    : never
  : never;

/** The address of an operation below `/api/v1`, such as `kundali/basic`. */
export type OperationName = {
  [Family in keyof Addresses]: Addresses[Family][keyof Addresses[Family]];
}[keyof Addresses] &
  string;

/** What a call of this operation takes. */
export type InputOf<Name> = MethodAt<Name> extends (input: infer Input, ...more: never[]) => unknown ? Input : never;

/** What it answers. */
export type AnswerOf<Name> = MethodAt<Name> extends (...sent: never[]) => Call<infer Output> ? Output : never;
