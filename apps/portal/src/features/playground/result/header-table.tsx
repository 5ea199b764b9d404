'use client';

import { RowHeader, Table, Td, Th, Tr } from '@graha/ui/table.tsx';
import type { Answer } from '../run/outcome.ts';
import { HEADER_WORDS } from './header-words.ts';

/** The metering headers first, with what each says; the others after them. */
export function HeaderTable({ answer }: { answer: Answer }) {
  const known = HEADER_WORDS.flatMap(([name, says]) =>
    answer.headers.filter(([sent]) => sent === name).map(([, value]) => ({ name, value, says })),
  );
  const others = answer.headers.filter(([name]) => !HEADER_WORDS.some(([one]) => one === name));
  return (
    <div className="min-w-0">
      <Table>
        <thead>
          <tr>
            <Th>Header</Th>
            <Th>Value</Th>
          </tr>
        </thead>
        <tbody>
          {known.map(({ name, value, says }) => (
            <Tr key={name}>
              <RowHeader className="align-top">
                <span className="font-mono text-micro">{name}</span>
                <span className="block text-micro font-normal text-text-3">{says}</span>
              </RowHeader>
              <Td className="align-top font-mono text-micro break-all">{value}</Td>
            </Tr>
          ))}
          {others.map(([name, value]) => (
            <Tr key={`${name} ${value}`}>
              <RowHeader className="align-top">
                <span className="font-mono text-micro font-normal text-text-2">{name}</span>
              </RowHeader>
              <Td className="align-top font-mono text-micro break-all text-text-2">{value}</Td>
            </Tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}
