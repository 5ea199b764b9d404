import Link from 'next/link';
import { StatusBadge } from '@graha/ui/badge.tsx';
import { Card } from '@graha/ui/card.tsx';
import { RowHeader, Table, Td, Th, Tr } from '@graha/ui/table.tsx';
import { DOCUMENTED_ERRORS } from './errors.ts';

export const errorPath = (code: string): string => `/docs/errors/${code}`;

export function ErrorList() {
  return (
    <Card aria-label="Error codes" className="overflow-hidden text-base text-text">
      <Table>
        <thead>
          <tr>
            <Th className="w-20">Status</Th>
            <Th>Code</Th>
            <Th wide>What happened</Th>
          </tr>
        </thead>
        <tbody>
          {DOCUMENTED_ERRORS.map(({ code, status, message }) => (
            <Tr key={code}>
              <Td>
                <StatusBadge status={status} />
              </Td>
              <RowHeader className="font-mono text-micro! font-normal!">
                <Link href={errorPath(code)} className="link">
                  {code}
                </Link>
                <span className="mt-0.5 block font-sans text-small text-text-2 md:hidden">{message}</span>
              </RowHeader>
              <Td wide className="text-text-2">
                {message}
              </Td>
            </Tr>
          ))}
        </tbody>
      </Table>
    </Card>
  );
}
