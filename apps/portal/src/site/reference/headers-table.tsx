import { HEADERS } from '@graha/catalog/openapi-http';
import { Card } from '@graha/ui/card.tsx';
import { RowHeader, Table, Td, Tr } from '@graha/ui/table.tsx';

/** From the table that the OpenAPI document is made of. */
export function HeadersTable() {
  return (
    <Card aria-label="Headers" className="overflow-hidden text-base text-text">
      <Table>
        <tbody>
          {Object.entries(HEADERS).map(([name, { description }]) => (
            <Tr key={name}>
              <RowHeader className="w-52 align-top! font-mono text-micro! font-normal!">{name}</RowHeader>
              <Td className="text-text-2">{description}</Td>
            </Tr>
          ))}
        </tbody>
      </Table>
    </Card>
  );
}
