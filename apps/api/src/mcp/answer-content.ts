import type { ListedOperation } from '@graha/catalog/list/list-operations';
import { markdownOf } from '@graha/catalog/project/markdown/markdown';
import { compact, type Shape } from './compact.ts';

type Sent = { operation: ListedOperation; input: unknown; answer: unknown };
/** The charge of a call. */
type Charge = { credits: number; request_id: string; replayed?: boolean };
type Content = { content: { type: 'text'; text: string }[]; structuredContent: { answer: unknown } & Charge };

const WHOLE_IN = '`structuredContent`, or a call with `fields`,';

/**
 * The answer of a call for a model: a short text, and the same members as data.
 * @param answer the full answer, as sent to clients
 */
export function answerContent({ operation, input, answer }: Sent, shape: Shape, charge: Charge): Content {
  const shaped = compact(answer, shape);
  // The text names the settings and the births even if `fields` leaves the metadata out.
  const { metadata } = Object(answer);
  const credits = `${charge.credits} ${charge.credits === 1 ? 'credit' : 'credits'}`;
  const lastLine = `Charged: ${credits}, request ${charge.request_id}.`;
  const text = markdownOf(
    { operation, input, answer: { ...Object(shaped), metadata } },
    { wholeIn: WHOLE_IN, lastLine },
  );
  return { content: [{ type: 'text', text }], structuredContent: { answer: shaped, ...charge } };
}
