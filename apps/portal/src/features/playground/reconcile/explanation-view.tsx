'use client';

import { Badge } from '@graha/ui/badge.tsx';
import { Card, CardHeader } from '@graha/ui/card.tsx';
import { Note } from '@graha/ui/note.tsx';
import { RowHeader, Table, Td, Th } from '@graha/ui/table.tsx';
import { buttonStyle } from '@graha/ui/button-style.ts';
import { type Compared, type ReconcileAnswer, type ReconcileExplanation, valueLabel } from './answer.ts';
import { AyanamsaScale } from './ayanamsa-scale.tsx';
import { BothCharts } from './both-charts.tsx';
import { playgroundLink } from './playground-link.ts';

const HEADS = {
  agrees: 'Nothing differs',
  explained: 'All values fit',
  several: 'More than one explanation fits',
  unexplained: 'Not explained',
} as const;

const OPEN_CHANCE = 0.05;

export type ExplanationViewProps = { answer: ReconcileAnswer; input: unknown; whose: string };

/** The answer: one sentence, the proof, both charts, and what else is possible. */
export function ExplanationView({ answer, input, whose }: ExplanationViewProps) {
  const { verdict, sentence, explanations, partial, yours, contradictions, charts } = answer;
  const first = explanations[0] ?? partial[0];
  const others = explanations.length > 0 ? explanations.slice(1) : partial;
  return (
    <div className="grid min-w-0 gap-6" data-verdict={verdict}>
      <div>
        <p className="text-small text-text-2">{HEADS[verdict]}</p>
        <p className="mt-2 max-w-[26em] text-[1.5rem]/8 font-medium tracking-[-0.02em] text-balance sm:text-[1.75rem]/9">
          {sentence}
        </p>
      </div>
      {first && verdict !== 'unexplained' ? <Comparison yours={yours} explanation={first} /> : null}
      {verdict === 'unexplained' ? <Unexplained {...{ yours, contradictions }} /> : null}
      {first && verdict !== 'unexplained' && verdict !== 'agrees' ? (
        <ToGetThem explanation={first} whose={whose} />
      ) : null}
      <BothCharts charts={charts} input={input} whose={whose} />
      <AyanamsaScale answer={answer} />
      {others.length > 0 ? (
        <Others title={explanations.length > 0 ? 'What else fits' : 'The closest'} explanations={others} />
      ) : null}
      <Deciding deciding={answer.deciding} />
      <p className="text-micro text-text-3">{`${answer.tried} combinations tried.`}</p>
    </div>
  );
}

const Fits = ({ fits }: { fits: boolean }) => (
  <Badge tone={fits ? 'ok' : 'warn'}>{fits ? 'fits' : 'does not fit'}</Badge>
);

type ComparisonProps = { yours: readonly Compared[]; explanation?: ReconcileExplanation };

/** Their values beside yours, and with an explanation beside those that it gives; a phone has room for one of the two. */
function Comparison({ yours, explanation }: ComparisonProps) {
  const isWide = explanation !== undefined;
  return (
    <Card>
      <Table>
        <thead>
          <tr>
            <Th>Value</Th>
            <Th>They print</Th>
            <Th wide={isWide}>You have</Th>
            <Th wide>Apart</Th>
            {explanation && <Th>Explained</Th>}
            {explanation && <Th className="max-sm:hidden">Fits</Th>}
          </tr>
        </thead>
        <tbody>
          {yours.map((value, index) => {
            const explained = explanation?.values[index];
            return (
              <tr key={value.name}>
                <RowHeader>{valueLabel(value.name)}</RowHeader>
                <Td className="font-mono">{value.shown}</Td>
                <Td wide={isWide} className="font-mono text-text-2">
                  {value.computed}
                </Td>
                <Td wide className="text-text-2">
                  {value.fits ? 'the same' : value.apart}
                </Td>
                {explained && <Td className="font-mono text-brass">{explained.computed}</Td>}
                {explained && (
                  <Td className="max-sm:hidden">
                    <Fits fits={explained.fits} />
                  </Td>
                )}
              </tr>
            );
          })}
        </tbody>
      </Table>
    </Card>
  );
}

function Unexplained({ yours, contradictions }: Pick<ReconcileAnswer, 'yours' | 'contradictions'>) {
  return (
    <>
      {contradictions.map(({ sentence }) => (
        <Note key={sentence} tone="warn" title="Two of these values contradict each other.">
          {sentence}
        </Note>
      ))}
      <Comparison yours={yours} />
    </>
  );
}

function ToGetThem({ explanation, whose }: { explanation: ReconcileExplanation; whose: string }) {
  const [request] = explanation.requests;
  if (request === undefined) return null;
  const { settings, ...birth } = request.body;
  return (
    <Note title="To get their numbers,">
      {settings === undefined ? 'send the birth as they read it: ' : 'send '}
      <code className="font-mono [overflow-wrap:anywhere]">
        {settings === undefined ? JSON.stringify(birth) : `"settings": ${JSON.stringify(settings)}`}
      </code>
      {settings === undefined ? '.' : ' with this birth.'}
      <span className="mt-3 block">
        {/* No navigation by the router: the redirect of a visitor would lose the fragment with the birth. */}
        <a className={buttonStyle({})} href={playgroundLink(request, whose)}>
          Use these settings
        </a>
      </span>
      {explanation.chance > OPEN_CHANCE ? (
        <span className="mt-2 block text-text-2">
          These values are few: other causes could give the same. One more value would make it sure.
        </span>
      ) : null}
    </Note>
  );
}

function Others({ title, explanations }: { title: string; explanations: readonly ReconcileExplanation[] }) {
  return (
    <Card>
      <CardHeader title={title} detail="likeliest first" />
      <Table>
        <thead>
          <tr>
            <Th>Explanation</Th>
            <Th>Fits</Th>
          </tr>
        </thead>
        <tbody>
          {explanations.map(({ sentence, values }) => (
            <tr key={sentence + values.map(({ computed }) => computed).join()}>
              <RowHeader className="font-normal">{sentence}</RowHeader>
              <Td className="whitespace-nowrap">{`${values.filter(({ fits }) => fits).length} of ${values.length}`}</Td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  );
}

function Deciding({ deciding }: Pick<ReconcileAnswer, 'deciding'>) {
  if (deciding === null) return null;
  return (
    <Card>
      <CardHeader title="What would decide" detail={deciding.sentence} />
      <dl className="grid gap-2 p-4 text-small sm:p-5">
        {deciding.options.map(({ explanation, value }) => (
          <div key={explanation} className="flex justify-between gap-4">
            <dt className="text-text-2">{`Explanation ${explanation}`}</dt>
            <dd className="font-mono">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
