import type { OperationDetails } from '../operation-details.ts';

/** Credits of a run with these inputs, for an operation with one price. @param body the request, as the form would send it */
export const runCredits = (
  { credits, textsCredits }: Pick<OperationDetails, 'credits' | 'textsCredits'>,
  body: Readonly<Record<string, unknown>>,
): number => credits + (body['texts'] === true ? textsCredits : 0);
