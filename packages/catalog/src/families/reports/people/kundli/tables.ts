import { SIGNS, signAt } from '@graha/astro-engine/vocabulary/signs';
import { fixed } from '../../charts.ts';
import type { ReportPart, ReportSection } from '../../model.ts';
import { picturePart, section, tablePart, textPart } from '../../parts.ts';
import { NONE, type Speech } from '../../speech.ts';
import type { KundliAnswers } from './answers.ts';
import type { FullAnswers } from './full-answers.ts';
import { bindusPart, shadbalaPart } from './sections.ts';

const SIGN_INDEXES = Array.from({ length: 12 }, (_, index) => index);

/** `1 Aries, 2 Taurus, …`: the key to columns and cells that have numbers of signs. */
const signKeyPart = ({ label, term }: Speech): ReportPart =>
  textPart(`${label('sign')}: ${SIGNS.map(({ name }, index) => `${index + 1} ${term('SignName', name)}`).join(', ')}`);

/** A table of numbers with heads of its own; the first column has names. */
const numbersPart = (
  speech: Speech,
  heads: readonly string[],
  rows: readonly (readonly string[])[],
  title = '',
): ReportPart => ({
  ...tablePart(speech, [], rows, title),
  columns: heads.map((head, index) => ({ label: head, align: index === 0 ? 'start' : 'end' })),
});

/** The signs of all points in the birth chart, the navamsa and the other divisional charts. */
export function vargaTableSection(speech: Speech, { navamsa, chart }: KundliAnswers, { vargas }: FullAnswers): ReportSection {
  const { label, term } = speech;
  const points = navamsa.planets.map(({ name }) => term('PointName', name));
  const all = [...vargas.map(({ answer }) => answer), navamsa].toSorted((a, b) => a.varga.parts - b.varga.parts);
  const rows = [
    [`D1 ${term('VargaName', 'Rashi')}`, ...[chart.lagna, ...chart.planets].map(({ sign_number }) => String(sign_number))],
    ...all.map(({ varga, ascendant, planets }) => [
      `${varga.id} ${term('VargaName', varga.name)}`,
      ...[ascendant, ...planets].map(({ sign_number }) => String(sign_number)),
    ]),
  ];
  return section(`${label('charts')}: D1–D60`, [
    signKeyPart(speech),
    numbersPart(speech, [label('charts'), label('ascendant'), ...points], rows),
  ]);
} // prettier-ignore

/** The ashtakavarga after both reductions, with the pinda of each row. */
function reducedPart(speech: Speech, { reduced }: FullAnswers): ReportPart {
  const { label, term } = speech;
  const signs = SIGN_INDEXES.map((index) => [
    term('SignName', signAt(index).name),
    ...reduced.rows.map((row) => String(row.after_ekadhipatya[index] ?? NONE)),
  ]);
  const pindas = [label('shodhya_pinda'), ...reduced.rows.map((row) => String(row.shodhya_pinda))];
  const heads = [label('sign'), ...reduced.rows.map(({ name }) => term('PointName', name))];
  return numbersPart(speech, heads, [...signs, pindas], label('ashtakavarga_reduced'));
}

/** The six strengths of each planet, in virupas. */
function sixStrengthsPart(speech: Speech, { shadbala }: KundliAnswers): ReportPart {
  const rows = shadbala.planets.map(({ name, sthana, dig, kala, cheshta, naisargika, drik, total }) => [
    speech.term('PointName', name),
    ...[sthana.total, dig, kala.total, cheshta, naisargika, drik, total].map((value) => fixed(value, 1)),
  ]);
  return tablePart(
    speech,
    ['planet', '>sthana_bala', '>dig_bala', '>kala_bala', '>cheshta_bala', '>naisargika_bala', '>drik_bala', '>total'],
    rows,
  );
}

/** Strengths with their parts, and the ashtakavarga as a picture and after its reductions. */
export function fullStrengthSection(speech: Speech, answers: KundliAnswers, full: FullAnswers): ReportSection {
  const operation = 'strength/ashtakavarga';
  return section(speech.label('strength'), [
    shadbalaPart(speech, answers),
    sixStrengthsPart(speech, answers),
    bindusPart(speech, answers),
    picturePart('', { operation, request: answers.placed, style: null, width: 'whole' }),
    reducedPart(speech, full),
  ]);
}

/** The givers of each bindu: a table for each planet and the ascendant. */
export function givenBindusSection(speech: Speech, { ashtakavarga }: KundliAnswers): ReportSection {
  const { label, term } = speech;
  const givers = ashtakavarga.bhinnashtakavarga.map(({ name }) => name);
  const heads = [label('planet'), ...SIGN_INDEXES.map((index) => String(index + 1)), label('total')];
  const tables = ashtakavarga.bhinnashtakavarga.map(({ name, bindus, given_by, total }) => {
    const rows = givers.map((giver) => {
      const given = given_by.map((names) => names.some((one) => one === giver));
      return [term('PointName', giver), ...given.map((is) => (is ? '1' : NONE)), String(given.filter(Boolean).length)];
    });
    const sums = [label('total'), ...bindus.map(String), String(total)];
    return numbersPart(speech, heads, [...rows, sums], term('PointName', name));
  });
  return section(`${label('ashtakavarga')}: ${label('bindus')}`, [signKeyPart(speech), ...tables]);
}
