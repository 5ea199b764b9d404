/** Four roles and no more: keys, strings, numbers, comments. */
export type CodeRole = 'key' | 'string' | 'number' | 'comment' | 'plain';
export type CodePart = { role: CodeRole; text: string };
export type CodeLanguage = 'json' | 'shell' | 'typescript' | 'python' | 'text';

const STRING = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/.source;
const NUMBER = /(?<![\w.])-?\d[\d_]*(?:\.\d+)?(?:e[+-]?\d+)?\b/.source;

const GRAMMARS: Record<Exclude<CodeLanguage, 'text'>, RegExp> = {
  json: new RegExp(`(?<key>"(?:[^"\\\\\\n]|\\\\.)*")(?=\\s*:)|(?<string>${STRING})|(?<number>${NUMBER})`, 'g'),
  // A shell's body in single quotes holds JSON, so only double-quoted text and one-line single quotes are strings.
  shell: new RegExp(`(?<comment>(?<=^|\\s)#.*)|(?<string>${STRING})`, 'gm'),
  typescript: new RegExp(
    `(?<comment>//.*)|(?<string>${STRING}|\`[^\`]*\`)|(?<key>\\b[a-zA-Z_]\\w*)(?=:\\s)|(?<number>${NUMBER})`,
    'g',
  ),
  python: new RegExp(`(?<comment>#.*)|(?<key>"[^"\\n]*")(?=:\\s)|(?<string>${STRING})|(?<number>${NUMBER})`, 'g'),
};

export function highlight(code: string, language: CodeLanguage): CodePart[] {
  if (language === 'text') return [{ role: 'plain', text: code }];
  const parts: CodePart[] = [];
  let reached = 0;
  for (const match of code.matchAll(GRAMMARS[language])) {
    if (match.index > reached) parts.push({ role: 'plain', text: code.slice(reached, match.index) });
    parts.push({ role: roleOf(match.groups ?? {}), text: match[0] });
    reached = match.index + match[0].length;
  }
  if (reached < code.length) parts.push({ role: 'plain', text: code.slice(reached) });
  return parts;
}

function roleOf(groups: Record<string, string | undefined>): CodeRole {
  if (groups['key'] !== undefined) return 'key';
  if (groups['string'] !== undefined) return 'string';
  return groups['number'] === undefined ? 'comment' : 'number';
}
