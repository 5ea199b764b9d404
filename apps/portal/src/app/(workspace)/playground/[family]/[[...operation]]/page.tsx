import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { after } from 'next/server';
import { may } from '@graha/domain/team/roles';
import { places } from '@graha/places/places';
import { env } from '../../../../../server/env.ts';
import { REPLAY_OF } from '../../../../../shared/paths.ts';
import { PlaygroundPage } from '../../../../../features/playground/playground-page.tsx';
import { detailsOf } from '../../../../../features/playground/operation-details.ts';
import { api, member } from '../../../../../server/server.ts';

type Props = PageProps<'/playground/[family]/[[...operation]]'>;

const idOf = async ({ params }: Props): Promise<string> => {
  const { family, operation = [] } = await params;
  return [family, ...operation].join('/');
};

export const generateMetadata = async (props: Props): Promise<Metadata> => ({
  title: `${await idOf(props)}, Playground`,
});

export default async function PlaygroundRoute(props: Props) {
  const [{ viewer, sight }, { playground }, id, asked] = await Promise.all([
    member(),
    api(),
    idOf(props),
    props.searchParams,
  ]);
  const details = detailsOf(id);
  if (details === null) notFound();
  after(places); // Loads the list before a person types into the field.
  const replayOf = asked[REPLAY_OF];
  return (
    <PlaygroundPage
      key={details.id}
      operation={details}
      balance={await playground.balance()}
      apiUrl={env().apiUrl}
      portalUrl={env().portalUrl}
      userId={viewer.userId}
      maySpend={may(sight, 'playground.spend')}
      mayMakeKeys={may(sight, 'keys.manage')}
      mayReadBirths={may(sight, 'births.read')}
      open={null}
      replayOf={typeof replayOf === 'string' ? replayOf : null}
    />
  );
}
