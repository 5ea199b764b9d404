import { randomUUID } from 'node:crypto';

export type Person = { email: string; password: string; workspace: string };

/** A person without an account. */
export const newPerson = (): Person => ({
  email: `asha-${randomUUID().slice(0, 8)}@nadir.example`,
  password: 'lamp orchard nine',
  workspace: 'Nadir Tools',
});
