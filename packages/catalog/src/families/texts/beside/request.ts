import { z } from 'zod';
import { TEXTS_MEMBER } from './beside.ts';
import type { TextsRow } from './rows.ts';

type Fixed = NonNullable<TextsRow['fixed']>;

const GUIDE = '/docs/guides/sourced-texts';

/** The member of a request. It is absent unless it was sent, so that requests without it stay as they are. */
const Texts = z
  .boolean({ error: 'must be true or false' })
  .optional()
  .meta({
    title: 'Texts',
    default: false,
    description:
      'Adds what the books say of the answer, with sources, in English, for the credits of the operation of the texts in ' +
      `addition. ${GUIDE} lists the operations that take it.`,
  });

/** Requests with the member by the request without it and the settings that the texts cannot follow. */
const requests = new WeakMap<z.ZodType, Map<string, z.ZodType>>();

/** The request of an operation with the member `texts`, one for all operations that share the request and the row. */
export function requestWithTexts(input: z.ZodObject, { fixed = {} }: Pick<TextsRow, 'fixed'>): z.ZodType {
  const made = requests.get(input) ?? new Map<string, z.ZodType>();
  requests.set(input, made);
  const key = JSON.stringify(fixed);
  const request = made.get(key) ?? newRequest(input, fixed);
  made.set(key, request);
  return request;
}

function newRequest(input: z.ZodObject, fixed: Fixed): z.ZodType {
  const about = input.meta();
  const extended = input
    .safeExtend({ [TEXTS_MEMBER]: Texts })
    .superRefine((sent, context) => reportSettings(sent, fixed, context));
  return about === undefined ? extended : extended.meta(about);
}

/**
 * The request under whose name documents and clients write a named request: with `texts` if any operation that takes it
 * has texts. Programs name it in types, which cannot differ between operations.
 */
export function writtenRequest(input: z.ZodType): z.ZodType {
  if (input.meta()?.id === undefined) return input;
  return requests.get(input)?.values().next().value ?? input;
}

/** Refuses settings that the texts cannot follow: they would speak of another result than the answer has. */
function reportSettings(
  sent: Readonly<Record<string, unknown>>,
  fixed: Fixed,
  context: z.RefinementCtx<unknown>,
): void {
  if (sent[TEXTS_MEMBER] !== true) return;
  const settings = Object(sent['settings']);
  for (const [name, value] of Object.entries(fixed)) {
    if (settings[name] === value) continue;
    context.addIssue({
      code: 'custom',
      path: [TEXTS_MEMBER],
      message: `texts follow settings.${name} ${value} alone: leave texts out, or send ${value}`,
      input: true,
    });
  }
}
