import { ACTIONS, may, ROLES, type Action } from '@graha/domain/roles';
import { Check } from 'lucide-react';
import { RowHeader, Table, Td, Th, Tr } from '../../ui/table.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { TEAM_TEXT } from './text.ts';

const { legend: TEXT, roles: ROLE_NAMES, actions: ACTION_NAMES } = TEAM_TEXT;

// Safe: the keys of a constant object without further properties.
const ALL = Object.keys(ACTIONS) as Action[];

/** The very table that the server goes by. */
export function RolesLegend() {
  return (
    <Table>
      <thead>
        <tr>
          <Th>{TEXT.action}</Th>
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
                    <VisuallyHidden>{TEXT.yes}</VisuallyHidden>
                  </>
                ) : (
                  <VisuallyHidden>{TEXT.no}</VisuallyHidden>
                )}
              </Td>
            ))}
          </Tr>
        ))}
      </tbody>
    </Table>
  );
}
