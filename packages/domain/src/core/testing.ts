import { expect } from 'vitest';
import type { Decider } from './aggregate.ts';
import type { RefusalCode } from './refusal.ts';

/** given(past).when(command).then(events): the vocabulary of decider tests. */
export const specify = <State, Command, Event>(decider: Decider<State, Command, Event>) => ({
  given: (...past: Event[]) => ({
    when: (command: Command) => {
      const outcome = () => decider.decide(command, past.reduce(decider.evolve, decider.initial));
      return {
        // oxlint-disable-next-line unicorn/no-thenable -- Read as a sentence; nobody awaits it.
        then: (...events: Event[]) => expect(outcome()).toEqual(events),
        thenRefuses: (code: RefusalCode) => expect(outcome).toThrow(expect.objectContaining({ code })),
      };
    },
  }),
});
