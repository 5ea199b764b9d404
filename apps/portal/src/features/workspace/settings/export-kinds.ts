export const EXPORTS = [
  { kind: 'everything', extension: 'json' },
  { kind: 'usage', extension: 'csv' },
  { kind: 'requests', extension: 'csv' },
] as const;

export type ExportKind = (typeof EXPORTS)[number]['kind'];

export const exportPath = (kind: ExportKind): string => `/settings/export?what=${kind}`;
