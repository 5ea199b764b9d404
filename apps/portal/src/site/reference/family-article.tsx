import { Article } from '../docs/article.tsx';
import { OperationTable } from './operation-table.tsx';
import type { ReferenceFamily } from './operations.ts';

export function FamilyArticle({ family }: { family: ReferenceFamily }) {
  return (
    <Article title={family.title} lead={family.summary} next={{ label: 'All operations', href: '/reference' }}>
      <div className="mt-7">
        <OperationTable
          {...family}
          id={family.family}
          title="Operations"
          summary={`A key needs the scope ${family.operations[0]?.scope ?? ''}, or all of them.`}
        />
      </div>
    </Article>
  );
}
