import { Link } from '@graha/ui/link.tsx';
import { findFamily, REFERENCE_FAMILIES, referencePath } from './operations.ts';

const LINK =
  'relative flex min-h-7.5 items-center rounded-control px-2.5 py-1 text-small text-text-2 hover:text-text aria-[current=page]:bg-sunken aria-[current=page]:font-medium aria-[current=page]:text-text aria-[current=page]:before:absolute aria-[current=page]:before:inset-y-1.5 aria-[current=page]:before:-left-2.5 aria-[current=page]:before:w-0.5 aria-[current=page]:before:bg-brass-mark';

/** The families, and the operations of the open family. On a phone the index replaces it. */
export function ReferenceNav({ family, here }: { family: string; here: string }) {
  return (
    <nav aria-label="Reference" className="hidden pt-10 lg:block">
      <Link href="/reference" className={LINK}>
        All operations
      </Link>
      {REFERENCE_FAMILIES.map((row) => (
        <div key={row.family} className={row.family === family ? 'my-3' : undefined}>
          {row.family === family ? (
            <p className="mb-1 px-2.5 text-micro text-text-3">{row.title}</p>
          ) : (
            <Link href={referencePath(row.family)} className={LINK}>
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
  return findFamily(family)?.operations.map(({ id, suffix }) => (
    <Link
      key={id}
      href={referencePath(id)}
      aria-current={id === here ? 'page' : undefined}
      className={`${LINK} font-mono text-micro!`}
    >
      {suffix === '' ? family : suffix}
    </Link>
  ));
}
