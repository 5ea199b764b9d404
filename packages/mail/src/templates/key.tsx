import { Anchor, Facts, Letter, Paragraph } from '../letter.tsx';
import type { Template } from '../template.ts';
import { keeperOf, moment } from '../words.ts';

export const keyLeaked: Template<{
  workspace: string;
  reporter: string;
  /** `shown`: as much of it as the portal shows. */
  key: { name: string; shown: string };
  /** Null: the reporter did not say. */
  foundAt: string | null;
  at: Date;
  keyUrl: string;
  requestsUrl: string;
}> = {
  subject: ({ workspace, key }) => `A key of ${workspace} has leaked: ${key.name}`,
  letter: ({ workspace, reporter, key, foundAt, at, keyUrl, requestsUrl }) => (
    <Letter
      title={`The key ${key.name} has leaked`}
      action={{ label: 'Open the key', url: keyUrl }}
      note={
        <>
          Then look for calls that are not yours in <Anchor url={requestsUrl}>the requests of this key</Anchor>.
          Reporting a leak does not stop the key: as long as it is active, whoever has it spends your credits.
        </>
      }
      reason={keeperOf(workspace)}
    >
      <Paragraph>
        {reporter} reported it. Revoke the key, or replace it without an overlap: within a second, every call with it is
        refused.
      </Paragraph>
      <Facts
        rows={[
          ['Key', key.shown],
          ['Workspace', workspace],
          ...(foundAt === null ? [] : [['Found at', foundAt] as const]),
          ['Reported', moment(at)],
        ]}
      />
    </Letter>
  ),
};
