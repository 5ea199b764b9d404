import { expect, test } from 'vitest';
import { mutatedText } from '../mutant.ts';
import { sqlMutants } from './mutants.ts';

const HEAD = 'create function f(p int default 7) returns int as $$ ';
const TAIL = ' $$;\ngrant execute on function f to a;';

/** The changed body of each mutant. */
function changed(body: string): string[] {
  const text = `${HEAD}${body}${TAIL}`;
  return sqlMutants('f.sql', text).map((mutant) => {
    const result = mutatedText(text, mutant);
    expect(result.startsWith(HEAD) && result.endsWith(TAIL)).toBe(true);
    return `${mutant.operator}: ${result.slice(HEAD.length, result.length - TAIL.length)}`;
  });
}

test.each([
  ['select a = b', ['comparison: select a <> b']],
  ['select a <= b', ['comparison: select a > b', 'boundary: select a < b']],
  ['select a is null', ['comparison: select a is not null']],
  ['select a is not null', ['comparison: select a is null']],
  ['select a - b', ['arithmetic: select a + b']],
  ['select true', ['boolean: select false']],
  ['select least(a, b)', ['extreme: select greatest(a, b)']],
  ['select coalesce(a, b)', ['nullish: select a']],
  [
    "select a - interval '24 hours'",
    ["arithmetic: select a + interval '24 hours'", "number: select a - interval '25 hours'"],
  ],
  ['select a from b order by c limit d', ['order: select a from b  limit d']],
  ['select a from b for update', ['lock: select a from b ']],
  [
    'update a set b = c, d = e where f',
    [
      'assignment: update a set d = e where f',
      'assignment: update a set b = c where f',
      'condition: update a set b = c, d = e where true',
    ],
  ],
  [
    'select a where b and (c or d)',
    [
      'condition: select a where true and (c or d)',
      'condition: select a where b and (false or d)',
      'condition: select a where b and (c or false)',
    ],
  ],
  [
    'select a where b between c and d and e',
    ['condition: select a where true and e', 'condition: select a where b between c and d and true'],
  ],
  [
    'select case when a then b else c end from d where e',
    [
      'condition: select case when false then b else c end from d where e',
      'condition: select case when a then b else c end from d where true',
    ],
  ],
  [
    'declare x int := 7; begin a.b := c; perform d(e); end',
    [
      'statement: declare x int := 7; begin null; perform d(e); end',
      'statement: declare x int := 7; begin a.b := c; null; end',
    ],
  ],
  [
    'begin if not a then raise exception b; end if; return c; end',
    [
      'negate: begin if a then raise exception b; end if; return c; end',
      'condition: begin if false then raise exception b; end if; return c; end',
      'statement: begin if not a then null; end if; return c; end',
    ],
  ],
  [
    'begin loop exit when a; x[i] := case when b then c else d end; end loop; end',
    [
      'condition: begin loop exit when false; x[i] := case when b then c else d end; end loop; end',
      'condition: begin loop exit when a; x[i] := case when false then c else d end; end loop; end',
      'statement: begin loop exit when a; null; end loop; end',
    ],
  ],
])('of %s come %j', (body, expected) => {
  expect(changed(body).toSorted()).toEqual([...expected].toSorted());
});

test.each([
  ['a comment', 'select a -- b = 7\n/* true */'],
  ['a string', "select 'a = 7 and true', $q$b < 8$q$"],
  ['the size of a type', 'select a::numeric(10,b)'],
  ['what a definition asks for', 'begin create table if not exists a (b int); drop table if exists c; end'],
  ['all columns and all rows', 'select *, count(*), a.* from b'],
  ['the target of a conflict', 'insert into a select b on conflict (c) do nothing'],
])('%s is no behaviour', (_, body) => {
  expect(changed(body)).toEqual([]);
});
