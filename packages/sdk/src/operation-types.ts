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
/** The method with this address, from the union of all families. */
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

/** The input of an operation. */
export type InputOf<Name> = MethodAt<Name> extends (input: infer Input, ...more: never[]) => unknown ? Input : never;

/** The answer of an operation. */
export type AnswerOf<Name> = MethodAt<Name> extends (...sent: never[]) => Call<infer Output> ? Output : never;
