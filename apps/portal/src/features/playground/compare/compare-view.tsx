'use client';

import { useId } from 'react';
import { Button } from '@graha/ui/button.tsx';
import { EmptyState } from '@graha/ui/empty-state.tsx';
import { Field } from '@graha/ui/field.tsx';
import { Select } from '@graha/ui/input.tsx';
import { fullInstant } from '@graha/domain/core/format';
import { type Answer, whoseOf } from '../run/outcome.ts';
import type { PinProps } from '../table/outline-view.tsx';
import { ComparedTable } from './compared-table.tsx';
import type { Comparison } from './use-comparison.ts';
import type { SvgElement } from '@graha/drawing/element';
import { cn } from '@graha/ui/cn.ts';
import { Picture } from '@graha/ui/picture.tsx';
import { ScrollRegion } from '@graha/ui/table.tsx';
import { wallNowMs } from '@graha/catalog/pictures/answers';
import { drawChart, drawStill } from '@graha/catalog/pictures/draw';
import type { PictureStyle } from '@graha/catalog/pictures/style';
import type { View } from '@graha/catalog/pictures/view';
import { useView } from '../result/picture-view.tsx';
import { useStyle } from '../result/use-style.ts';

export type CompareViewProps = PinProps & { present: Answer; comparison: Comparison };

/** Two answers of one operation: an earlier one, A, and the current one, B. */
export function CompareView({ present, comparison, ...pin }: CompareViewProps) {
  const { a, answers, keep } = comparison;
  if (a === null || a === present) {
    return (
      <EmptyState
        title={a === null ? 'One answer so far' : 'This answer is A'}
        action={a === null ? <Button onClick={() => keep(present)}>Keep this answer as A</Button> : null}
      >
        Run again with other inputs. What differs between the two answers stands here then, side by side.
      </EmptyState>
    );
  }
  return (
    <div className="@container grid min-w-0 gap-5 p-4 sm:p-5">
      <div className="flex flex-wrap items-end gap-3">
        <AnswerField answers={answers.filter((answer) => answer !== present)} chosen={a} onChoose={keep} />
        <p className="grid min-w-0 flex-1 basis-56 gap-1.5 text-small">
          <span className="font-medium">B, this answer</span>
          <span className="flex min-h-9 items-center truncate text-text-2">{nameOf(present)}</span>
        </p>
        <Button onClick={() => keep(present)}>Keep this answer as A</Button>
      </div>
      <ComparedPictures a={a} b={present} />
      <ComparedTable a={a.body} b={present.body} {...pin} />
    </div>
  );
}

type AnswerFieldProps = { answers: readonly Answer[]; chosen: Answer; onChoose: (answer: Answer) => void };

function AnswerField({ answers, chosen, onChoose }: AnswerFieldProps) {
  const id = useId();
  return (
    <div className="min-w-0 flex-1 basis-56">
      <Field label="A, an earlier answer">
        {(control) => (
          <Select
            {...control}
            name={`compare-${id}`}
            value={idOf(chosen)}
            options={answers.map((answer) => ({ value: idOf(answer), label: nameOf(answer) }))}
            onChange={({ currentTarget }) => {
              const answer = answers.find((one) => idOf(one) === currentTarget.value);
              if (answer) onChoose(answer);
            }}
          />
        )}
      </Field>
    </div>
  );
}

const idOf = (answer: Answer): string => answer.at.toISOString();

/** Returns the inputs and the time of an answer, because two answers may differ only in a setting. */
const nameOf = (answer: Answer): string =>
  `${whoseOf(answer.asked) === '' ? 'Answered' : `${whoseOf(answer.asked)}, answered`} at ${fullInstant(answer.at).slice(-CLOCK_LENGTH)}`;
const CLOCK_LENGTH = '00:00:00 UTC'.length;

/** Both pictures at the same size, side by side if there is space. */
function ComparedPictures({ a, b }: { a: Answer; b: Answer }) {
  const [viewA, viewB] = [useView(a), useView(b)];
  const [style] = useStyle(viewB?.kind === 'charts' && viewB.charts[0]?.isWestern === true);
  const isWide = viewB !== null && WIDE.includes(viewB.kind);
  const pictures = [
    { name: 'A, an earlier answer', picture: stillOf(a, viewA, style, 'a') },
    { name: 'B, this answer', picture: stillOf(b, viewB, style, 'b') },
  ];
  if (pictures.every(({ picture }) => picture === null)) return null;
  return (
    <div className={cn('grid gap-5 *:min-w-0', !isWide && '@md:grid-cols-2')}>
      {pictures.map(({ name, picture }) =>
        picture === null ? null : (
          <figure key={name} className="grid content-start gap-2">
            <figcaption className="text-small font-medium">{name}</figcaption>
            {isWide ? (
              <ScrollRegion label={name}>
                <Picture picture={picture} className="min-w-205" />
              </ScrollRegion>
            ) : (
              <Picture picture={picture} className="max-w-105" />
            )}
          </figure>
        ),
      )}
    </div>
  );
}

/** Returns a picture without options; null for answers with several pictures or an interactive one. */
function stillOf(answer: Answer, view: View | null, style: PictureStyle, side: 'a' | 'b'): SvgElement | null {
  if (view === null || view.kind === 'vargas' || view.kind === 'periods') return null;
  const named = { id: `compare-${side}`, whose: whoseOf(answer.asked) };
  if (view.kind !== 'charts') {
    return drawStill(view, { ...named, nowMs: view.kind === 'day' ? wallNowMs(answer.at, view.parts.clock) : null });
  }
  const chart = view.charts[0];
  return chart === undefined ? null : drawChart(chart, { ...named, style, selectedHouse: null, form: 'compact' });
}

/** Pictures that are drawn one below the other. */
const WIDE: readonly View['kind'][] = ['day', 'month', 'windows', 'hits', 'houses'];
