import { parseArgs } from 'node:util';
import { randomNumbers } from '../random.ts';
import type { Comment } from './comments.ts';
import { brokenBy } from './word-rules.ts';
import { commentsIn, writtenFiles } from './written-files.ts';

const HELP = `npm run words [-- <folder or file> ...]   lists the comments that break a rule of words
npm run words -- --sample 200 [--seed 7]  draws sentences at random, to be read by a person`;

const DIRECTIVE = /^(prettier-ignore|oxlint-|@ts-|@vitest-)/;
const wholeSentences = (text: string): string[] => (DIRECTIVE.test(text) ? [] : text.split(/(?<=[.!?])\s+(?=[A-Z`@])/));

const print = (file: string, { lineNumber, text }: Comment, why = ''): void =>
  void process.stdout.write(`${file}:${lineNumber}${why}\n  ${text}\n`);

function sample(count: number, seed: number, paths: readonly string[]): void {
  const random = randomNumbers(seed);
  const sentences = writtenFiles(paths).flatMap((file) =>
    commentsIn(file).flatMap(({ lineNumber, text }) =>
      wholeSentences(text).map((sentence) => ({ file, comment: { lineNumber, text: sentence } })),
    ),
  );
  const keyed = sentences.map((sentence) => ({ ...sentence, key: random() })).toSorted((a, b) => a.key - b.key);
  for (const { file, comment } of keyed.slice(0, count)) print(file, comment);
}

function list(paths: readonly string[]): void {
  let count = 0;
  for (const file of writtenFiles(paths))
    for (const comment of commentsIn(file)) {
      const broken = brokenBy(comment.text);
      if (broken.length === 0) continue;
      count += 1;
      print(file, comment, ` ${broken.map(({ name, instead }) => `[${name} → ${instead}]`).join(' ')}`);
    }
  process.stdout.write(`${count} comments to rewrite\n`);
  process.exitCode = count === 0 ? 0 : 1;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { sample: { type: 'string' }, seed: { type: 'string', default: '1' }, help: { type: 'boolean' } },
});
if (values.help) process.stdout.write(`${HELP}\n`);
else if (values.sample === undefined) list(positionals);
else sample(Number(values.sample), Number(values.seed), positionals);
