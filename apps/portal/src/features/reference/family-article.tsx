import { Article } from '../docs/article.tsx';
import { OperationTable } from './operation-table.tsx';
import type { ReferenceFamily } from './operations.ts';
import { REFERENCE } from './text.ts';

export function FamilyArticle({ family }: { family: ReferenceFamily }) {
  return (
    <Article title={family.title} lead={family.summary} next={{ label: REFERENCE.all, href: '/reference' }}>
      <div className="mt-7">
        <OperationTable
          {...family}
          id={family.family}
          title={REFERENCE.operations}
          summary={REFERENCE.scopeOf(family.operations[0]?.scope ?? '')}
        />
      </div>
    </Article>
  );
}
