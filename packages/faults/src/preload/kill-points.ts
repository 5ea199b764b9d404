/** Steps of a metered call, in order, at which its process can be killed. */
export const KILL_POINTS = [
  'the request has arrived',
  'the key is asked for',
  'the key is known',
  'the answer is computed',
  'the charge is sent',
  'the charge is in the database',
  'the charge is answered',
  'half of the answer is sent',
  'the answer is sent',
] as const;

export type KillPoint = (typeof KILL_POINTS)[number];
