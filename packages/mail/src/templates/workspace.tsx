import type { Role } from '@graha/domain/team/roles';
import type { ThresholdOf } from '@graha/domain/team/thresholds';
import { Facts, Letter, Paragraph } from '../letter.tsx';
import type { Template } from '../template.ts';
import { count, date, managerReason, moment } from '../words.ts';

export const invitation: Template<{
  workspace: string;
  inviter: string;
  role: Role;
  url: string;
  expiresAt: Date;
}> = {
  subject: ({ workspace }) => `You are invited to ${workspace}`,
  letter: ({ workspace, inviter, role, url, expiresAt }) => (
    <Letter
      title={`You are invited to ${workspace}`}
      action={{ label: 'Accept the invitation', url }}
      note={`The invitation expires on ${moment(expiresAt)}. If you do not know ${inviter}, ignore this email.`}
      reason={`You received this email because ${inviter} invited this address.`}
    >
      <Paragraph>
        {inviter} invites you to the workspace {workspace} at Graha, as {role}.
      </Paragraph>
    </Letter>
  ),
};

const NAMES = { credits: 'credits', calls: 'calls', spend_limit: 'spend limit' } as const satisfies Record<
  ThresholdOf,
  string
>;

export const thresholdAlert: Template<{
  workspace: string;
  of: ThresholdOf;
  pct: number;
  /** The name of the key with this monthly cap; null if it is the allowance of the workspace. */
  keyName: string | null;
  used: number;
  limit: number;
  /** Null: the allowance does not renew. */
  renewsAt: Date | null;
  usageUrl: string;
}> = {
  subject: ({ workspace, of, pct, keyName }) =>
    keyName === null
      ? `${workspace} has used ${pct} % of its ${NAMES[of]}`
      : `The key ${keyName} of ${workspace} has spent ${pct} % of its cap`,
  letter: ({ workspace, of, pct, keyName, used, limit, renewsAt, usageUrl }) => (
    <Letter
      title={keyName === null ? `${pct} % of the ${NAMES[of]} used` : `${pct} % of the cap of ${keyName} used`}
      action={{ label: 'See the usage', url: usageUrl }}
      note="This alert is sent once per period. At 100 %, calls return 402 and cost nothing."
      reason={managerReason(workspace)}
    >
      <Paragraph>
        {keyName === null ? workspace : `The key ${keyName} of ${workspace}`} has used {count(used)} of {count(limit)}{' '}
        {of === 'calls' ? 'calls' : 'credits'}
        {of === 'spend_limit' ? ' that its spend limit allows in this period' : ''}.
      </Paragraph>
      <Facts
        rows={[
          ['Left', count(Math.max(0, limit - used))],
          ...(renewsAt ? [['Renewal', moment(renewsAt)] as const] : []),
        ]}
      />
    </Letter>
  ),
};

export const alertTest: Template<{ workspace: string; sender: string; alertsUrl: string }> = {
  subject: ({ workspace }) => `Test: the alerts of ${workspace} reach you`,
  letter: ({ workspace, sender, alertsUrl }) => (
    <Letter
      title="This is a test"
      action={{ label: 'See the alerts', url: alertsUrl }}
      note="No threshold was crossed, and no action is needed."
      reason={managerReason(workspace)}
    >
      <Paragraph>
        {sender} sent this test to check that email about {workspace} arrives. When the workspace crosses a threshold of
        its use, its owner and admins receive an email like this one.
      </Paragraph>
    </Letter>
  ),
};

export const workspaceDeletion: Template<{ workspace: string; dueAt: Date; settingsUrl: string }> = {
  subject: ({ workspace, dueAt }) => `${workspace} is deleted on ${date(dueAt)}`,
  letter: ({ workspace, dueAt, settingsUrl }) => (
    <Letter
      title={`${workspace} is deleted on ${date(dueAt)}`}
      action={{ label: 'Keep the workspace', url: settingsUrl }}
      note="Until then every key works, and you can cancel the deletion."
      reason={managerReason(workspace)}
    >
      <Paragraph>
        The owner requested the deletion of {workspace}. On {moment(dueAt)} its keys stop working, and members, names
        and usage are erased. Payment records are kept as long as the law requires.
      </Paragraph>
    </Letter>
  ),
};

export const secondFactorRequired: Template<{ workspace: string; portalUrl: string }> = {
  subject: ({ workspace }) => `${workspace} requires two-factor sign-in`,
  letter: ({ workspace, portalUrl }) => (
    <Letter
      title={`${workspace} requires two-factor sign-in`}
      action={{ label: 'Open the workspace', url: portalUrl }}
      note="If you have no second factor yet, you set it up before the workspace opens. API keys and connected apps keep working."
      reason={`You received this email because you are a member of ${workspace}.`}
    >
      <Paragraph>
        The owner of {workspace} decided that every member signs in with a code from an authenticator app. You are asked
        for it the next time you open the workspace.
      </Paragraph>
    </Letter>
  ),
};
