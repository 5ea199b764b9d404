import { Facts, Letter, Paragraph } from '../letter.tsx';
import type { Template } from '../template.ts';
import { managerReason, moment } from '../words.ts';

type MissingRecord = {
  workspace: string;
  domain: string;
  record: { name: string; value: string };
  /** null: single sign-on has ended. */
  endsAt: Date | null;
  settingsUrl: string;
};

const titleOf = ({ domain, endsAt }: MissingRecord): string =>
  endsAt === null ? `Single sign-on of ${domain} has ended` : `The TXT record of ${domain} is missing`;

export const ssoRecordMissing: Template<MissingRecord> = {
  subject: (facts) => `${titleOf(facts)}: ${facts.workspace}`,
  letter: (facts) => (
    <Letter
      title={titleOf(facts)}
      action={{ label: 'Open settings', url: facts.settingsUrl }}
      note="The record proves that the domain is yours. We look for it once a day."
      reason={managerReason(facts.workspace)}
    >
      <Paragraph>{sentenceOf(facts)}</Paragraph>
      <Facts
        rows={[
          ['Name of the TXT record', facts.record.name],
          ['Value of the TXT record', facts.record.value],
        ]}
      />
    </Letter>
  ),
};

const sentenceOf = ({ domain, endsAt }: MissingRecord): string =>
  endsAt === null
    ? `We did not find the record for a week. Addresses of ${domain} sign in with a password or passkey from now on; members stay. Add the record and verify the domain again to turn single sign-on on.`
    : `Add the record to the DNS of ${domain} again before ${moment(endsAt)}. Otherwise single sign-on ends then, and its addresses sign in with a password or passkey.`;
