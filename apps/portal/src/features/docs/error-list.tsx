import Link from 'next/link';
import { StatusBadge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { RowHeader, Table, Td, Th, Tr } from '../../ui/table.tsx';
import type { ApiError } from './api-document.ts';

export const errorPath = (code: string): string => `/docs/errors/${code}`;

export function ErrorList({ errors }: { errors: readonly ApiError[] }) {
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
          {errors.map(({ code, status, message }) => (
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
