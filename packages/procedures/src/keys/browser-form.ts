import { CAP_MAX, ORIGINS_MAX, VISITOR_CALLS_MAX, type BrowserLimits } from '@graha/domain/api-key';
import { originOf, originProblem } from '@graha/domain/web-origin';

export const ORIGINS_NONE = 'Enter at least one origin, such as https://www.example.com.';
export const ORIGINS_TOO_MANY = `Use at most ${ORIGINS_MAX} origins.`;
export const DAILY_CAP_WRONG = 'Enter a whole number of credits, 1 or more.';
export const VISITOR_CAP_WRONG = 'Enter a whole number of calls, from 1 to 1,000,000.';

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
    dailyCap: wholeIn(textOf(BROWSER_FIELD.dailyCap), CAP_MAX, DAILY_CAP_WRONG),
    visitorCap: wholeIn(textOf(BROWSER_FIELD.visitorCap), VISITOR_CALLS_MAX, VISITOR_CAP_WRONG),
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
  if (origins.size === 0) return { problem: ORIGINS_NONE };
  return origins.size > ORIGINS_MAX ? { problem: ORIGINS_TOO_MANY } : { value: [...origins] };
}

function wholeIn(text: string, most: number, problem: string): Read<number> {
  const value = /^\d[\d,\s_]*$/.test(text) ? Number(text.replaceAll(/[,\s_]/g, '')) : Number.NaN;
  return Number.isInteger(value) && value > 0 && value <= most ? { value } : { problem };
}
