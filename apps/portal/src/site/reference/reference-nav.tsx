import { Link } from '@graha/ui/link.tsx';
import { findFamily, REFERENCE_FAMILIES, referencePath } from './operations.ts';

/** The families, and the operations of the open family. On a phone the index replaces it. */
export function ReferenceNav({ family, here }: { family: string; here: string }) {
  return (
    <nav aria-label="Reference" className="side">
      <Link href="/reference" className="side-link">
        All operations
      </Link>
      {REFERENCE_FAMILIES.map((row) => (
        <div key={row.family} className={row.family === family ? 'my-3' : undefined}>
          {row.family === family ? (
            <p className="mb-1 px-2.5 text-micro text-text-3">{row.title}</p>
          ) : (
            <Link href={referencePath(row.family)} className="side-link">
              {row.title}
            </Link>
          )}
          {row.family === family ? <FamilyLinks family={family} here={here} /> : null}
        </div>
      ))}
    </nav>
  );
}

function FamilyLinks({ family, here }: { family: string; here: string }) {
  return findFamily(family)?.operations.map(({ id, title }) => (
    <Link key={id} href={referencePath(id)} aria-current={id === here ? 'page' : undefined} className="side-link">
      {title}
    </Link>
  ));
}
