import { may, ROLES, type Action } from '@graha/domain/team/roles';
import { Check } from '@graha/ui/icons/signs.tsx';
import { RowHeader, Table, Td, Th, Tr } from '@graha/ui/table.tsx';
import { VisuallyHidden } from '@graha/ui/visually-hidden.tsx';
import { ROLE_NAMES } from '../../../shared/role-names.ts';

const ACTION_NAMES = {
  'workspace.read': 'See the workspace',
  'workspace.rename': 'Rename it',
  'workspace.place': 'Choose its time zone and place',
  'workspace.formulas': 'Choose its version of the formulas',
  'workspace.brand': 'Choose the brand of its reports',
  'workspace.export': 'Export everything',
  'workspace.delete': 'Delete it',
  'workspace.secure': 'Require two-factor sign-in',
  'workspace.transfer': 'Transfer the ownership',
  'keys.read': 'See keys',
  'keys.manage': 'Create and revoke keys',
  'keys.delegate': 'Create keys that manage the workspace',
  'usage.read': 'See usage',
  'requests.read': 'See requests',
  'births.read': 'See stored births',
  'births.manage': 'Store, change and erase births',
  'requests.content': 'Capture requests and read them',
  'playground.spend': 'Spend credits in the playground',
  'billing.read': 'See billing',
  'billing.manage': 'Buy and change plans',
  'team.read': 'See the team',
  'team.manage': 'Invite, change roles, remove',
  'alerts.read': 'See alerts',
  'alerts.manage': 'Change alerts',
  'webhooks.read': 'See webhooks and their deliveries',
  'webhooks.manage': 'Add, change and pause webhooks',
  'sso.read': 'See single sign-on',
  'sso.manage': 'Connect an identity provider',
  'audit.read': 'Read the audit log',
} as const satisfies Record<Action, string>;

// Safe: the keys of a constant object without further properties.
const ALL = Object.keys(ACTION_NAMES) as Action[];

/** Each cell calls `may`, as the server does. */
export function RolesLegend() {
  return (
    <Table>
      <thead>
        <tr>
          <Th>Action</Th>
          {ROLES.map((role) => (
            <Th key={role} className="w-14 max-sm:text-[0.625rem] sm:w-26">
              {ROLE_NAMES[role]}
            </Th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ALL.map((action) => (
          <Tr key={action}>
            <RowHeader className="py-2 font-normal">{ACTION_NAMES[action]}</RowHeader>
            {ROLES.map((role) => (
              <Td key={role} className="py-2">
                {may(role, action) ? (
                  <>
                    <Check aria-hidden="true" />
                    <VisuallyHidden>Yes</VisuallyHidden>
                  </>
                ) : (
                  <VisuallyHidden>No</VisuallyHidden>
                )}
              </Td>
            ))}
          </Tr>
        ))}
      </tbody>
    </Table>
  );
}
