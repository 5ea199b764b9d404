import { Card } from '@graha/ui/card.tsx';
import { Link } from '@graha/ui/link.tsx';
import { RowHeader, ScrollRegion, Table, Td, Th, Tr } from '@graha/ui/table.tsx';
import { FEATURE_ROWS, OFFERED } from './plan-features.ts';

/** Plans side by side; on a phone the table scrolls in its own region. */
export function FeatureTable() {
  return (
    <Card aria-label="Features by plan" className="overflow-hidden">
      <ScrollRegion label="Features by plan">
        <Table className="min-w-160">
          <thead>
            <tr>
              <Th>Included</Th>
              {OFFERED.map(({ id, name }) => (
                <Th key={id} numeric>
                  {name}
                </Th>
              ))}
            </tr>
          </thead>
          <tbody>
            {FEATURE_ROWS.map(({ name, href, values }) => (
              <Tr key={name}>
                <RowHeader className="min-w-44 font-normal!">
                  {href === null ? (
                    name
                  ) : (
                    <Link href={href} className="link">
                      {name}
                    </Link>
                  )}
                </RowHeader>
                {values.map((value, index) => (
                  <Td key={OFFERED[index]?.id} numeric>
                    {value}
                  </Td>
                ))}
              </Tr>
            ))}
          </tbody>
        </Table>
      </ScrollRegion>
    </Card>
  );
}
