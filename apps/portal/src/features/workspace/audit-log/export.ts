import { csvLines } from '@graha/domain/core/csv';
import type { DescribedEntry } from '@graha/procedures/audit-log/describe-entry';

const HEAD = ['at', 'who', 'who_detail', 'actor', 'what', 'about', 'event', 'request_id', 'data'];

const cellsOf = ({ at, who, actorKind, what, subject, type, requestId, data }: DescribedEntry) => [
  at.toISOString(),
  who.name,
  who.detail,
  actorKind,
  what,
  subject,
  type,
  requestId,
  JSON.stringify(data),
];

type Pages = AsyncIterable<readonly DescribedEntry[]>;

async function* auditCsv(pages: Pages): AsyncGenerator<string> {
  yield csvLines([HEAD]);
  for await (const entries of pages) yield csvLines(entries.map(cellsOf));
}

/** Yields one JSON object per line. */
async function* auditNdjson(pages: Pages): AsyncGenerator<string> {
  for await (const entries of pages) yield entries.map((entry) => `${JSON.stringify(entry)}\n`).join('');
}

export const AUDIT_EXPORTS = {
  csv: { type: 'text/csv', write: auditCsv },
  ndjson: { type: 'application/x-ndjson', write: auditNdjson },
} as const;
export type AuditExport = keyof typeof AUDIT_EXPORTS;

export const isAuditExport = (format: string | null): format is AuditExport =>
  format !== null && Object.hasOwn(AUDIT_EXPORTS, format);
