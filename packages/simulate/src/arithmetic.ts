export type Prices = {
  /** A primary with 16 cores, and two standbys of its kind. */
  cellCentsAMonth: number;
  /** Of a fast volume, one copy. */
  storageCentsAGbMonth: number;
  copies: number;
  /** Of the archive. */
  archiveCentsAGbMonth: number;
  /** One core of an API replica. */
  coreCentsAMonth: number;
};

export type Volume = {
  tenants: number;
  callsOfATenantAMonth: number;
  /** The busiest second in those of the mean one. */
  peak: number;
  /** With its indexes, as measured on Postgres 18 after 40,000 charges. */
  entryBytes: number;
  walBytesACall: number;
  /** Of the request log, kept for thirty days; an assumption. */
  requestRowBytes: number;
  /** Months of the ledger that stay in the database. */
  hotMonths: number;
  /** In the archive, compressed; an assumption. */
  archivedEntryBytes: number;
  cellRate: number;
  fullAt: number;
  /** Calls a second that one core of the API computes. */
  coreRate: number;
};

export const TEN_MILLION: Volume & Prices = {
  tenants: 10_000_000,
  callsOfATenantAMonth: 1_000,
  peak: 4,
  entryBytes: 364,
  walBytesACall: 594,
  requestRowBytes: 300,
  hotMonths: 3,
  archivedEntryBytes: 120,
  cellRate: 4_000,
  fullAt: 0.7,
  coreRate: 1_500,
  cellCentsAMonth: 180_000,
  storageCentsAGbMonth: 10,
  copies: 3,
  archiveCentsAGbMonth: 2,
  coreCentsAMonth: 2_500,
};

const SECONDS_A_MONTH = 30.4375 * 86_400;
const GB = 1e9;

/** What so many tenants need; each figure is a product of the assumptions. */
export function needs(of: Volume & Prices) {
  const callsAMonth = of.tenants * of.callsOfATenantAMonth;
  const meanRate = callsAMonth / SECONDS_A_MONTH;
  const peakRate = meanRate * of.peak;
  const cells = Math.ceil(peakRate / (of.cellRate * of.fullAt));
  const ledgerGb = (callsAMonth * of.entryBytes * of.hotMonths) / GB;
  const requestLogGb = (callsAMonth * of.requestRowBytes * (30 / 30.4375)) / GB;
  const archiveGbAYear = (12 * callsAMonth * of.archivedEntryBytes) / GB;
  const apiCores = Math.ceil(peakRate / (of.coreRate * of.fullAt));
  const centsAMonth =
    cells * of.cellCentsAMonth +
    (ledgerGb + requestLogGb) * of.copies * of.storageCentsAGbMonth +
    archiveGbAYear * of.archiveCentsAGbMonth +
    apiCores * of.coreCentsAMonth;
  return {
    callsAMonth,
    meanRate,
    peakRate,
    cells,
    tenantsOfACell: of.tenants / cells,
    ledgerGb,
    requestLogGb,
    gbOfACell: (ledgerGb + requestLogGb) / cells,
    walMbASecondOfACell: (peakRate * of.walBytesACall) / cells / 1e6,
    archiveGbAYear,
    apiCores,
    centsAMonth,
    centsAMillionCalls: (centsAMonth / callsAMonth) * 1e6,
  };
}
