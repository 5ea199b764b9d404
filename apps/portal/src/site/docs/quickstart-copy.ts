export const QUICKSTART = {
  title: 'Quickstart',
  lead: 'From nothing to a chart you can check, in about two minutes.',
  sections: [
    { id: 'get-a-key', title: '1. Get a key' },
    { id: 'ask-for-a-chart', title: '2. Ask for a chart' },
    { id: 'check-it', title: '3. Check it' },
  ],
} as const;
