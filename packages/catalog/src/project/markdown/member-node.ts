import { z } from 'zod';
import type { TermGroup } from '../../languages/term-groups.ts';
import { termGroupOf } from '../../languages/terms.ts';
import { unitOf } from '../answer/unit-of.ts';

type Schema = z.core.$ZodType;
type Definition = z.core.$ZodTypes['_zod']['def'];

/** A member of an answer by its schema: its description, its unit and the group of its words. */
export type MemberNode = {
  name: string;
  /** The description, empty if there is none. */
  text: string;
  /** The unit of a number: `degrees`. */
  unit: string | undefined;
  group: TermGroup | undefined;
  member(name: string): MemberNode;
  element(): MemberNode;
};

const roots = new WeakMap<Schema, MemberNode>();

/** The node of an answer, made once for each schema; its members are made when they are first read. */
export function nodeOf(schema: Schema): MemberNode {
  const known = roots.get(schema) ?? nodeOfAny('', [schema]);
  roots.set(schema, known);
  return known;
}

function nodeOfAny(name: string, schemas: readonly Schema[]): MemberNode {
  const all = schemas.flatMap(alternativesOf);
  const text = all.map((one) => z.globalRegistry.get(one)?.description).find((found) => found !== undefined) ?? '';
  const given = all.map((one) => z.globalRegistry.get(one)?.['x-unit']).find((unit) => typeof unit === 'string');
  const members = new Map<string, MemberNode>();
  let ofElement: MemberNode | undefined;
  return {
    name,
    text,
    unit: unitOf(name, text, given),
    group: all.map(termGroupOf).find((group) => group !== undefined),
    member(inner) {
      const known =
        members.get(inner) ??
        nodeOfAny(
          inner,
          all.flatMap((one) => membersOf(one, inner)),
        );
      members.set(inner, known);
      return known;
    },
    element: () => (ofElement ??= nodeOfAny(name, all.flatMap(elementsOf))),
  };
}

// Safe: every schema of the catalogue is one of zod's own classes.
const definitionOf = (schema: Schema): Definition => (schema as unknown as { def: Definition }).def;

/** The schema itself, then what it wraps, in every alternative. */
function alternativesOf(schema: Schema): Schema[] {
  const def = definitionOf(schema);
  switch (def.type) {
    case 'nullable':
    case 'optional':
    case 'default':
    case 'readonly':
      return [schema, ...alternativesOf(def.innerType)];
    case 'union':
      return [schema, ...def.options.flatMap(alternativesOf)];
    default:
      return [schema];
  }
}

function membersOf(schema: Schema, name: string): Schema[] {
  const def = definitionOf(schema);
  if (def.type === 'record') return [def.valueType];
  const member = def.type === 'object' ? def.shape[name] : undefined;
  return member === undefined ? [] : [member];
}

function elementsOf(schema: Schema): Schema[] {
  const def = definitionOf(schema);
  if (def.type === 'array') return [def.element];
  return def.type === 'tuple' ? [...def.items] : [];
}
