import Link from 'next/link';
import { RowHeader, Td, Th, Tr } from '@graha/ui/table.tsx';
import { count } from '@graha/domain/format';
import { ListCard } from '../list-card.tsx';
import { nameOf, type Projections } from '../machine/projections/projection-name.ts';

/** A projection that is further behind needs attention. */
const LATE_S = 10;

export const LagCard = ({ projections }: Pick<Projections, 'projections'>) => (
  <ListCard
    title="Projections"
    actions={
      <Link href="/admin/projections" className="link text-small">
        All projections
      </Link>
    }
    empty={{
      title: 'No projections',
      body: 'The worker creates them when it first starts.',
    }}
    head={
      <>
        <Th>Name</Th>
        <Th numeric>Behind</Th>
        <Th numeric>Entries</Th>
      </>
    }
  >
    {projections.map(({ name, secondsBehind, entriesBehind }) => (
      <Tr key={name}>
        <RowHeader className="font-normal">{nameOf(name)}</RowHeader>
        <Td numeric className={secondsBehind > LATE_S ? 'text-bad' : 'text-ok'}>
          {`${secondsBehind.toFixed(1)} s`}
        </Td>
        <Td numeric>{count(entriesBehind)}</Td>
      </Tr>
    ))}
  </ListCard>
);
