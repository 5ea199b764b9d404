import type { PdfFile, Ref } from './pdf-file.ts';
import { dict, list, type PdfValue, textString } from './values.ts';

/** Roles of the standard structure types that a paper uses. */
export type Role = 'Document' | 'Sect' | 'H1' | 'H2' | 'H3' | 'P' | 'Table' | 'TR' | 'TH' | 'TD' | 'Figure' | 'Link';

/** An element of the logical structure, which screen readers follow. Its kids are elements and marks on pages. */
export type StructNode = {
  role: Role;
  /** Replaces a figure for people who cannot see it. */
  alt?: string;
  kids: (StructNode | Mark)[];
};

/** Content of a page that belongs to an element: its number on that page. */
export type Mark = { pageIndex: number; id: number };

export const node = (role: Role, alt?: string): StructNode => ({
  role,
  kids: [],
  ...(alt === undefined ? {} : { alt }),
});

/**
 * Writes the tree of the structure. Elements without content are left out.
 * @source ISO 32000-1:2008, 14.7 and 14.8
 */
export function writeStructure(file: PdfFile, root: StructNode, pages: readonly Ref[]): Ref {
  const tree = file.reserve();
  const parents: Ref[][] = pages.map(() => []);
  const write = (element: StructNode, parent: Ref): Ref | null => {
    const ref = file.reserve();
    const kids = element.kids.flatMap((kid): PdfValue[] => {
      if ('role' in kid) {
        const written = write(kid, ref);
        return written === null ? [] : [written];
      }
      const row = parents[kid.pageIndex];
      const page = pages[kid.pageIndex];
      if (row === undefined || page === undefined) throw new RangeError(`there is no page ${kid.pageIndex + 1}`);
      row[kid.id] = ref;
      return [dict({ Type: '/MCR', Pg: page, MCID: kid.id })];
    });
    file.write(
      ref,
      dict({
        S: `/${element.role}`,
        P: parent,
        K: list(kids),
        A: element.role === 'TH' ? dict({ O: '/Table', Scope: '/Column' }) : undefined,
        Alt: element.alt === undefined ? undefined : textString(element.alt),
      }),
    );
    return ref;
  };
  const top = write(root, tree);
  const numbers = parents.flatMap((row, index) => [index, file.add(list(row))]);
  file.write(
    tree,
    dict({
      Type: '/StructTreeRoot',
      K: top ?? 'null',
      ParentTree: file.add(dict({ Nums: list(numbers) })),
      ParentTreeNextKey: pages.length,
    }),
  );
  return tree;
}
