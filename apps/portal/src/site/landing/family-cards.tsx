import { cn } from '@graha/ui/cn.ts';
import { Link } from '@graha/ui/link.tsx';
import { Card } from '@graha/ui/card.tsx';
import { plural } from '@graha/domain/core/format';
import { FAMILIES_COPY } from './copy.ts';
import { OWN_OPERATIONS } from '../../shared/operations.ts';
import { countWord, FAMILY_ROWS, type FamilyRow, referencePath } from '../reference/operations.ts';
import { DrawnAnswer, isWide } from './drawn-answer.tsx';
import { DRAWN_OPERATIONS } from './picture-files.ts';
import { Section } from './section.tsx';

/** Every family of the catalogue: a card with a drawn answer, or a line if its answers are not drawn. */
export function FamilyCards() {
  const [drawn, others] = [FAMILY_ROWS.filter(isDrawn), FAMILY_ROWS.filter((row) => !isDrawn(row))];
  return (
    <Section
      title={`${OWN_OPERATIONS.length} operations in ${countWord(FAMILY_ROWS.length)} families`}
      lead={FAMILIES_COPY.lead}
    >
      <ul className="grid grid-flow-row-dense grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {drawn.map((row) => (
          <DrawnFamily key={row.family} row={row} />
        ))}
      </ul>
      <Card className="mt-4">
        <ul className="grid sm:grid-cols-2">
          {others.map(({ family, title, summary, operationCount }) => (
            <li key={family} className="px-4 py-3 sm:px-5">
              <h3 className="text-small">
                <Link href={referencePath(family)} className="link">
                  {title}
                </Link>{' '}
                <span className="font-normal text-text-3">{plural(operationCount, 'operation', 'operations')}</span>
              </h3>
              <p className="text-small text-text-2">{summary}</p>
            </li>
          ))}
        </ul>
      </Card>
      <p className="mt-4 text-small">
        <Link href="/reference" className="link">
          {FAMILIES_COPY.all}
        </Link>
      </p>
    </Section>
  );
}

const isDrawn = ({ family }: FamilyRow): boolean => DRAWN_OPERATIONS.has(family);

function DrawnFamily({ row: { family, title, summary, operationCount, credits } }: { row: FamilyRow }) {
  const operation = DRAWN_OPERATIONS.get(family);
  if (operation === undefined) return null;
  return (
    <li className={cn('min-w-0', isWide(operation) && 'sm:col-span-2')}>
      <Card className="relative flex h-full flex-col overflow-hidden has-focus-visible:outline-2 has-focus-visible:outline-accent hover:border-line-strong">
        <div className="flex h-58 items-center justify-center border-b border-line p-4">
          <DrawnAnswer operation={operation} className="h-full max-h-50 w-full object-contain" />
        </div>
        <div className="flex flex-1 flex-col gap-1 px-4 py-3.5">
          <div className="flex flex-wrap items-baseline justify-between gap-x-3">
            <h3 className="text-base">
              <Link href={referencePath(family)} className="outline-none after:absolute after:inset-0">
                {title}
              </Link>
            </h3>
            <span className="text-micro text-text-3">{plural(operationCount, 'operation', 'operations')}</span>
          </div>
          <p className="text-small text-text-2">{summary}</p>
          <p className="mt-auto pt-1 text-micro text-text-3">{`${credits} ${credits === '1' ? 'credit' : 'credits'} a call`}</p>
        </div>
      </Card>
    </li>
  );
}
