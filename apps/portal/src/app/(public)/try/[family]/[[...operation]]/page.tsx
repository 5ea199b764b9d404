import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { after } from 'next/server';
import { places } from '@graha/places/places';
import { env } from '../../../../../server/env.ts';
import { redirectIfSignedIn } from '../../../../../server/auth.ts';
import { publicApi } from '../../../../../server/server.ts';
import { playgroundPath } from '../../../../../shared/paths.ts';
import { PlaygroundPage } from '../../../../../features/playground/playground-page.tsx';
import { detailsOf } from '../../../../../features/playground/operation-details.ts';

type Props = PageProps<'/try/[family]/[[...operation]]'>;

const idOf = async ({ params }: Props): Promise<string> => {
  const { family, operation = [] } = await params;
  return [family, ...operation].join('/');
};

export const generateMetadata = async (props: Props): Promise<Metadata> => ({
  title: `Try ${await idOf(props)}`,
  description: 'Run any operation in the browser, without an account.',
});

export default async function OpenPlaygroundRoute(props: Props) {
  const id = await idOf(props);
  const details = detailsOf(id);
  if (details === null) notFound();
  await redirectIfSignedIn(playgroundPath(details.id));
  const { playground } = await publicApi();
  after(places); // Loads the list before a person types into the field.
  return (
    <PlaygroundPage
      key={details.id}
      operation={details}
      balance={{ credits: 0, calls: null }}
      apiUrl={env().apiUrl}
      portalUrl={env().portalUrl}
      userId="visitor"
      maySpend
      mayMakeKeys={false}
      mayReadBirths={false}
      replayOf={null}
      open={await playground.openRuns()}
    />
  );
}
