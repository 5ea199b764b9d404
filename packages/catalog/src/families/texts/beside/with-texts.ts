import { z } from 'zod';
import { answerOf } from '../../../operation/answer.ts';
import type { AnyOperation, Catalog } from '../../../operation/operation.ts';
import { asksTexts } from '../../../operation/price.ts';
import { AnswerTexts, TEXTS_MEMBER, textsBeside, textsOperation } from './beside.ts';
import { requestWithTexts } from './request.ts';
import { ROWS, type TextsRow } from './rows.ts';

const answers = new WeakMap<z.ZodObject, z.ZodObject>();

/** The schema of an answer with its texts, made once for each: operations that share an answer share this one too. */
function answerWithTexts(output: z.ZodObject): z.ZodObject {
  const known = answers.get(output);
  if (known !== undefined) return known;
  const extended = output.safeExtend({
    [TEXTS_MEMBER]: AnswerTexts.optional().describe('What the books say of this answer; only with `texts: true`.'),
  });
  const about = output.meta();
  const made = about === undefined ? extended : extended.meta(about);
  answers.set(output, made);
  return made;
}

function entryWithTexts(id: string, row: TextsRow, entry: AnyOperation): AnyOperation {
  const { input, output } = entry;
  const { credits, rateWeight = 1, pricedBy, weighedBy } = textsOperation(row);
  if (pricedBy !== undefined || weighedBy !== undefined) throw new Error(`texts/${row.of} has no single price`);
  if (!(input instanceof z.ZodObject && output instanceof z.ZodObject))
    throw new Error(`${id} takes no further member`);
  return {
    ...entry,
    input: requestWithTexts(input, row),
    output: answerWithTexts(output),
    withTexts: { of: `texts/${row.of}`, only: row.only, credits, rateWeight },
    compute(asked: object, sky) {
      const { [TEXTS_MEMBER]: _, ...own }: Readonly<Record<string, unknown>> = { ...asked };
      const given = answerOf(entry, own, sky);
      if (!asksTexts(asked)) return given;
      const { metadata, ...members } = Object(given);
      return { ...members, [TEXTS_MEMBER]: textsBeside(row, own, sky), metadata };
    },
  };
}

/** Gives every operation of the table the member `texts`. An alias stays the same value as its operation. */
export function withTexts<const C extends Catalog>(catalog: C): C {
  const made = new Map<AnyOperation, AnyOperation>();
  const unknown = new Set(Object.keys(ROWS));
  const families = Object.entries<Catalog[string]>(catalog).map(([family, entries]) => [
    family,
    Object.fromEntries(
      Object.entries(entries).map(([suffix, entry]) => {
        const id = suffix === '' ? family : `${family}/${suffix}`;
        const row = ROWS[id];
        if (row !== undefined) made.set(entry, entryWithTexts(id, row, entry));
        unknown.delete(id);
        return [suffix, made.get(entry) ?? entry];
      }),
    ),
  ]);
  if (unknown.size > 0) throw new Error(`no operations ${[...unknown].join(', ')} for their texts`);
  // Safe: each entry stays in its place; its request and its answer have one more optional member.
  return Object.fromEntries(families) as C;
}
