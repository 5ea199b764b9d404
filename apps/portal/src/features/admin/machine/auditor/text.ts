/** Every sentence of the auditor. */
export const AUDITOR_TEXT = {
  title: 'Auditor',
  description:
    'Adds up every workspace’s entries anew and compares them with its balance, its usage and the chain of hashes.',
  run: 'Run now',
  verdict: {
    label: 'The last audit',
    none: 'No audit has run to its end yet.',
    noneBody: 'The worker audits every night from 02:00 UTC on. Run one now to know sooner.',
    well: 'The ledger agrees with its entries.',
    wellBody: (tenants: string, entries: string) => `${tenants} workspaces, ${entries} entries read, 0 differences.`,
    differs: (differences: string) => `${differences} differences were found.`,
    differsBody:
      'Open the run in the list to see them by workspace and entry. Charges go on; nothing is corrected by itself.',
    old: 'The last audit is more than 26 hours old.',
    oldBody: 'It should run every night. See whether the worker runs, and run an audit now.',
  },
  confirm: {
    title: 'Audit the ledger now?',
    description:
      'The worker reads while traffic goes on, one workspace after the other. The result stands here when it is done.',
    scope: 'Which entries',
    checkpoint: 'Since the last verified checkpoints',
    genesis: 'Every entry, from the first one on',
    submit: 'Run audit',
    pending: 'Asking',
  },
  asked: 'The audit is asked for. It begins within seconds.',
  askedAlready: 'You have asked for an audit already. It is not done yet.',
  waiting: (operators: number) =>
    operators === 1 ? 'An audit is asked for and not done yet.' : `${operators} operators wait for an audit.`,
  runs: 'Audits',
  empty: 'No audit yet',
  emptyBody: 'The worker audits every night from 02:00 UTC on.',
  columns: {
    started: 'Began, UTC',
    scope: 'Read',
    tenants: 'Workspaces',
    entries: 'Entries',
    took: 'Took',
    result: 'Differences',
  },
  scopes: { genesis: 'from the first entry', checkpoint: 'since checkpoints', one: 'one workspace' },
  results: { none: 'none', running: 'under way', cutOff: 'cut off' },
  differencesOf: (count: string) => `Show ${count}`,
  details: {
    title: (runId: number) => `Differences of audit ${runId}`,
    description: 'The first of each workspace. One broken entry may contradict all that follow it.',
    columns: { tenant: 'Workspace', seq: 'Entry', subject: 'About', problem: 'What differs' },
    close: 'Close',
  },
  seconds: (seconds: string) => `${seconds} s`,
} as const;
