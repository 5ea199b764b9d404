import { Anchor, Facts, Letter, Paragraph } from '../letter.tsx';
import type { Template } from '../template.ts';
import { managerReason, moment } from '../words.ts';

export const keyLeaked: Template<{
  workspace: string;
  reporter: string;
  /** `shown`: the part of the key that the portal shows. */
  key: { name: string; shown: string };
  /** Null: the reporter named no place. */
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
          Then check <Anchor url={requestsUrl}>the requests of this key</Anchor> for calls that are not yours. Reporting
          a leak does not stop the key: while it is active, anyone who has it can spend your credits.
        </>
      }
      reason={managerReason(workspace)}
    >
      <Paragraph>
        {reporter} reported it. Revoke the key, or replace it without an overlap: within a second, all calls with it are
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

/** Changes of a key, as the title of the mail. */
const CHANGES = { made: 'was created', replaced: 'was replaced', revoked: 'was revoked' } as const;

export const keyChanged: Template<{ change: keyof typeof CHANGES; name: string; at: Date; keyUrl: string }> = {
  subject: ({ change, name }) => `The key ${name} ${CHANGES[change]}`,
  letter: ({ change, name, at, keyUrl }) => (
    <Letter
      title={`The key ${name} ${CHANGES[change]}`}
      action={{ label: 'Open the key', url: keyUrl }}
      note="If this was not intended, revoke the key and remove the member who did it."
      reason="You received this email because you are an owner or admin of the workspace that has this key."
    >
      <Paragraph>This happened on {moment(at)}. The audit log shows who did it.</Paragraph>
    </Letter>
  ),
};
