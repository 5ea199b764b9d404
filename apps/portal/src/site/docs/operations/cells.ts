import type { WrittenArticle, WrittenSection } from '../block.ts';
import figures from './cells.fixture.json' with { type: 'json' };

const { assumptions, volume, headings, rows, sums, plot } = figures;
const number = (value: number): string => value.toLocaleString('en');

/** Returns some columns of the study, always with the first one, the number of cells. */
function columns(label: string, from: number, until: number) {
  const [cells = '', ...others] = [headings[0] ?? '', ...headings.slice(from, until)];
  const [first = '', ...more] = others;
  return {
    kind: 'table' as const,
    label,
    columns: [cells, first, ...more] as const,
    rows: rows.map((row) => [row[0] ?? '', ...row.slice(from, until)]),
  };
}

const WHEN: WrittenSection = {
  id: 'when',
  title: 'When one Postgres is too small',
  blocks: [
    {
      kind: 'text',
      text: 'Growth goes in this order: more replicas of the API, then a standby that can take over, then a bigger primary. All calls of a second are charged in a few transactions, so one primary with fast disks goes far. It is time for cells when GrahaChargesWait fires although commits are quick, or when a restore of the one database would take longer than you may be away.',
    },
    {
      kind: 'list',
      items: [
        'A cell is a whole Postgres: a primary, its standbys, its backups, its own failover.',
        'A tenant lives in one cell, with its keys, ledger, log and read models. No charge ever spans two.',
        'An outage hits the tenants of one cell, and nobody else.',
        'One tenant is one row lock, in a cell as anywhere: no design with an exact balance avoids that.',
      ],
    },
  ],
};

const PLAN: WrittenSection = {
  id: 'plan',
  title: 'The plan',
  blocks: [
    {
      kind: 'note',
      tone: 'info',
      title: 'Not in this version.',
      text: 'Nothing in the code forbids it: one place opens the database, every key begins with the tenant, and no call joins two tenants.',
    },
    {
      kind: 'list',
      items: [
        'Home: `DATABASE_URL` stays the first cell. It holds people, their sessions, the inbox of Stripe, the status page, and a table that says in which cell a tenant lives; a tenant without a row lives at home. A list of further cells, name by address, is the only new setting. Without it nothing changes.',
        'API: a pool, a meter, a queue of request rows and a listener for each cell. An unknown key is asked of every cell, then only of the one that knew it. A cell that is away makes an unknown key a 503, never a 401. Readiness does not need every cell. Metrics get a label for the cell.',
        'Portal and worker: the pool is chosen by tenant. The operator’s pages ask all cells and merge: sums are added, percentiles are merged from histograms, and each page says which cells answered. Tasks run for each cell; what needs home and a cell becomes two steps, each of which may be repeated.',
        'New tenants go to the cell that a setting names. A tenant moves while its charges wait for seconds: events, entries and keys are copied, the chain is verified in the new cell, the directory is switched, the old rows are marked. If that proves too dear, tenants stay where they began.',
      ],
    },
  ],
};

const FIGURES: WrittenSection = {
  id: 'figures',
  title: 'What cells carry',
  blocks: [
    {
      kind: 'text',
      text: `A simulation, not a measurement: ${number(assumptions.tenants)} tenants arrive in any order, their calls follow Zipf’s law with exponent ${assumptions.zipf}, and each goes to the cell with the least calls at that moment. A cell charges ${number(assumptions.cellRate)} calls a second, as the bench measured on two cores that also made the load; it is full at ${100 * assumptions.fullAt}\u00a0%. The largest plan lets a tenant call ${number(assumptions.tenantMax)} times a second; in the column Unlimited it may call as often as it likes. The first figures are the calls a second of all cells at which the hottest one is full.`,
    },
    columns('Capacity by the number of cells', 1, 5),
    {
      kind: 'picture',
      svg: plot,
      width: 720,
      height: 400,
      alt: 'Capacity by the number of cells: with the limits of plans it doubles with each doubling; with one tenant without a limit it levels off after eight cells.',
    },
    {
      kind: 'list',
      items: [
        'With the limits of plans, capacity grows with the cells: the hottest one has a few percent more than the mean.',
        'One tenant without a limit would make an eighth of all calls, and fill a cell of its own long before the others: after eight cells more of them hardly help.',
        'The p99 is that of a charge in the hottest cell, while cells are half busy.',
      ],
    },
    {
      kind: 'text',
      text: `A primary fails every ${assumptions.mtbfDays} days on average; a standby takes over in ${assumptions.failoverSeconds} seconds, but one failure in ${assumptions.restoreOneIn} needs a restore of ${assumptions.restoreMinutes} minutes. More cells fail more often, and each failure hits fewer; a tenant misses the same minutes a year. What one outage hits is the worst cell’s share; the third figure counts the outages of any cell.`,
    },
    columns('Outages by the number of cells', 5, 9),
    {
      kind: 'text',
      text: 'The simulation ran in November 2026 with these assumptions and is not part of the product.',
    },
  ],
};

const TEN_MILLION: WrittenSection = {
  id: 'ten-million',
  title: 'Ten million tenants',
  blocks: [
    {
      kind: 'text',
      text: `Plain products: each tenant calls ${number(volume.callsOfATenantAMonth)} times a month, the busiest second has ${volume.peak} times the mean. An entry takes ${volume.entryBytes} bytes with its indexes and ${volume.walBytesACall} bytes of write-ahead log, both measured; a row of the request log ${volume.requestRowBytes} bytes, an archived entry ${volume.archivedEntryBytes}, both assumed. The ledger keeps ${volume.hotMonths} months in the database, in ${volume.copies} copies.`,
    },
    { kind: 'table', label: 'What ten million tenants need', columns: ['What', 'How much'], rows: sums },
    {
      kind: 'text',
      text: `The prices are assumptions as well: $${number(volume.cellCentsAMonth / 100)} a month for the machines of a cell, ${volume.storageCentsAGbMonth} and ${volume.archiveCentsAGbMonth} cents for a gigabyte of volume and of archive, $${number(volume.coreCentsAMonth / 100)} for a core of the API.`,
    },
  ],
};

const WHY: WrittenSection = {
  id: 'why-cells',
  title: 'Why not one distributed database',
  blocks: [
    {
      kind: 'text',
      text: 'Citus was tried: it charged 97,905 calls correctly, without a gap or a broken link, at two to eight times the processor time of plain Postgres. It needed the ledger’s owner to sign in, which would void the isolation of tenants, heard notifications on one node alone, and could not detach a month while calls go on. Other engines lack what the ledger is made of, by their own documentation: notifications, loops in functions, partitions. A cell keeps all of it unchanged, on an engine that you already run.',
    },
  ],
};

/** The design beyond one database, with its numbers. */
export const CELLS: WrittenArticle = {
  title: 'Cells',
  lead: 'The plan for more tenants than one Postgres can serve, and the arithmetic behind it.',
  sections: [WHEN, PLAN, FIGURES, TEN_MILLION, WHY],
  next: { label: 'Promises', href: '/docs/promises' },
};
