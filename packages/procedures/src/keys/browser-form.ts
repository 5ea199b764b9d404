import type { BrowserLimits } from '@graha/domain/keys/api-key';
import { CAP_MAX, LIMIT_PROBLEMS, ORIGINS_MAX, VISITOR_CALLS_MAX } from '@graha/domain/keys/limits';
import { originOf, originProblem } from '@graha/domain/keys/web-origin';

/** Names of the fields of publishable keys. */
export const BROWSER_FIELD = { origins: 'origins', dailyCap: 'daily-cap', visitorCap: 'visitor-cap' } as const;

const BROWSER_FIELDS = ['origins', 'dailyCap', 'visitorCap'] as const;
export type BrowserProblems = Partial<Record<(typeof BROWSER_FIELDS)[number], string>>;

type Read<Value> = { value: Value } | { problem: string };

/** Returns the limits of a publishable key, or the problem of each field. */
export function readBrowser(form: FormData): { browser: BrowserLimits } | { problems: BrowserProblems } {
  const textOf = (name: string): string => String(form.get(name) ?? '').trim();
  const read = {
    origins: originsIn(textOf(BROWSER_FIELD.origins)),
    dailyCap: wholeIn(textOf(BROWSER_FIELD.dailyCap), CAP_MAX, LIMIT_PROBLEMS.dailyCap),
    visitorCap: wholeIn(textOf(BROWSER_FIELD.visitorCap), VISITOR_CALLS_MAX, LIMIT_PROBLEMS.visitorCap),
  };
  const { origins, dailyCap, visitorCap } = read;
  if ('value' in origins && 'value' in dailyCap && 'value' in visitorCap) {
    return {
      browser: { origins: origins.value, dailyCreditsMax: dailyCap.value, visitorCallsMax: visitorCap.value },
    };
  }
  const problems: BrowserProblems = {};
  for (const field of BROWSER_FIELDS) {
    const part = read[field];
    if ('problem' in part) problems[field] = part.problem;
  }
  return { problems };
}

/** Returns the origins in the form that browsers send, without duplicates. */
function originsIn(text: string): Read<string[]> {
  const origins = new Set<string>();
  for (const line of text.split(/[\s,]+/).filter(Boolean)) {
    const origin = originOf(line);
    if (origin === null) return { problem: `“${line}”: ${originProblem(line)}` };
    origins.add(origin);
  }
  if (origins.size === 0) return { problem: LIMIT_PROBLEMS.originsNone };
  return origins.size > ORIGINS_MAX ? { problem: LIMIT_PROBLEMS.originsTooMany } : { value: [...origins] };
}

function wholeIn(text: string, most: number, problem: string): Read<number> {
  const value = /^\d[\d,\s_]*$/.test(text) ? Number(text.replaceAll(/[,\s_]/g, '')) : Number.NaN;
  return Number.isInteger(value) && value > 0 && value <= most ? { value } : { problem };
}
