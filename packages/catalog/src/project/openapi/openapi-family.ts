import { z } from 'zod';

const Parts = z.record(z.string(), z.record(z.string(), z.unknown()));
const Document = z.looseObject({
  paths: z.record(z.string(), z.record(z.string(), z.looseObject({ tags: z.array(z.string()).optional() }))),
  tags: z.array(z.looseObject({ name: z.string() })),
  components: Parts,
});

const REF = /^#\/components\/([^/]+)\/([^/]+)$/;

/** A document with the operations of one family, and only the components that they use. */
export function familyDocument(whole: object, family: string): object {
  const document = Document.parse(whole);
  const paths = Object.fromEntries(
    Object.entries(document.paths).filter(([, item]) => Object.values(item).some(({ tags }) => tags?.includes(family))),
  );
  const used = new Map<string, Set<string>>();
  collectRefs(paths, document.components, used);
  const components = Object.entries(document.components).map(([kind, parts]) => {
    const own = Object.entries(parts).filter(([name]) => kind === 'securitySchemes' || used.get(kind)?.has(name));
    return [kind, Object.fromEntries(own)];
  });
  return {
    ...document,
    tags: document.tags.filter(({ name }) => name === family),
    paths,
    components: Object.fromEntries(components),
  };
}

/** Follows each reference once, because components refer to one another. */
function collectRefs(value: unknown, components: z.output<typeof Parts>, used: Map<string, Set<string>>): void {
  if (typeof value !== 'object' || value === null) return;
  const [, kind, name] = REF.exec('$ref' in value ? String(value.$ref) : '') ?? [];
  if (kind !== undefined && name !== undefined) {
    const names = used.get(kind) ?? new Set();
    if (names.has(name)) return;
    used.set(kind, names.add(name));
    collectRefs(components[kind]?.[name], components, used);
  }
  for (const member of Object.values(value)) collectRefs(member, components, used);
}
