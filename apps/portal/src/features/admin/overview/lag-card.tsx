import Link from 'next/link';
import { RowHeader, Td, Th, Tr } from '../../../ui/table.tsx';
import { count } from '../../workspace/format.ts';
import { ListCard } from '../list-card.tsx';
import { nameOf, type ProjectionsReading } from '../machine/projections/reading.ts';
import { HOUSE_TEXT } from './text.ts';

const { projections: TEXT } = HOUSE_TEXT;
const { columns: COLUMNS } = TEXT;

/** Behind by more than this, somebody should look. */
const LATE_S = 10;

export const LagCard = ({ projections }: Pick<ProjectionsReading, 'projections'>) => (
  <ListCard
    title={TEXT.title}
    actions={
      <Link href="/admin/projections" className="link text-small">
        {TEXT.all}
      </Link>
    }
    empty={TEXT.empty}
    head={
      <>
        <Th>{COLUMNS.name}</Th>
        <Th numeric>{COLUMNS.lag}</Th>
        <Th numeric>{COLUMNS.entries}</Th>
      </>
    }
  >
    {projections.map(({ name, secondsBehind, entriesBehind }) => (
      <Tr key={name}>
        <RowHeader className="font-normal">{nameOf(name)}</RowHeader>
        <Td numeric className={secondsBehind > LATE_S ? 'text-bad' : 'text-ok'}>
          {TEXT.seconds(secondsBehind)}
        </Td>
        <Td numeric>{count(entriesBehind)}</Td>
      </Tr>
    ))}
  </ListCard>
);
