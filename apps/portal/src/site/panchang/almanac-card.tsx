import { Card, CardHeader } from '@graha/ui/card.tsx';
import { RowHeader, Table, Td, Th } from '@graha/ui/table.tsx';
import type { CityDay } from './city-day.ts';
import { clockWords } from './day-words.ts';
import { termIn, tithiIn, wordsIn } from './words/in-language.ts';
import type { PageLanguage } from './words/page-words.ts';
import { COLUMNS } from './year/columns.ts';

const COLUMNS_SHOWN = 3;

/** The tithi at sunrise by each reckoning, with the reason of a difference. */
export function AlmanacCard({
  day: { almanacs, differences, date },
  language,
}: {
  day: CityDay;
  language: PageLanguage;
}) {
  const words = wordsIn(language);
  const rows = COLUMNS.flatMap((id) =>
    almanacs
      .filter(({ almanac }) => almanac === id)
      .map((row) => ({ id, ...row, difference: differences[language].get(id) ?? null })),
  );
  return (
    <Card aria-labelledby="almanacs" className="overflow-hidden">
      <CardHeader id="almanacs" title={words.day.almanacs} />
      <Table>
        <thead>
          <tr>
            <Th>{words.day.almanac}</Th>
            <Th className="whitespace-normal">{words.day.tithiAtSunrise}</Th>
            <Th numeric className="whitespace-normal">
              {words.day.untilHead}
            </Th>
          </tr>
        </thead>
        {rows.map(({ id, tithi, lunar_month: month, difference }) => (
          <tbody key={id} className="border-b border-line last:border-0">
            <tr>
              <RowHeader className="border-0 align-top">{words.year.columns[id]}</RowHeader>
              <Td className="border-0">
                {tithiIn(language, tithi)}, {termIn(language, 'LunarMonthName', month.name)}
              </Td>
              <Td numeric className="border-0 align-top whitespace-normal">
                <time dateTime={tithi.end}>{clockWords(tithi.end, date, language)}</time>
              </Td>
            </tr>
            {difference === null ? null : (
              <tr>
                <td colSpan={COLUMNS_SHOWN} className="cell border-0 pt-0 text-micro text-text-2">
                  {difference}
                </td>
              </tr>
            )}
          </tbody>
        ))}
      </Table>
    </Card>
  );
}
