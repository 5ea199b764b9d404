import { Card } from '@graha/ui/card.tsx';
import { RowHeader, Table, Td, Th, Tr } from '@graha/ui/table.tsx';
import type { ChartAnswer } from '../../shared/sky.ts';
import { InlineCode } from './article.tsx';
import { EXAMPLE_SETTINGS } from './example.ts';

export function MetadataTable({ metadata }: { metadata: ChartAnswer['metadata'] }) {
  return (
    <Card aria-label="Metadata of this answer" className="overflow-hidden text-text">
      <Table>
        <thead>
          <tr>
            <Th>Field</Th>
            <Th>This answer</Th>
            <Th wide>Change it with</Th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(metadata).map(([name, value]) => (
            <Tr key={name}>
              <RowHeader className="font-mono text-micro! font-normal!">{name}</RowHeader>
              <Td>{typeof value === 'object' ? JSON.stringify(value) : String(value)}</Td>
              <Td wide>{EXAMPLE_SETTINGS.has(name) ? <InlineCode>{`settings.${name}`}</InlineCode> : null}</Td>
            </Tr>
          ))}
        </tbody>
      </Table>
    </Card>
  );
}
