import { z } from 'zod';
import { operation } from '../../operation/operation.ts';
import { birthRequest, EXAMPLE_BIRTH } from '../../request/birth.ts';
import { chosenOf, nameList } from '../../request/name-list.ts';
import { Metadata } from '../../wire/envelopes.ts';
import { natalChart } from '../vedic-chart.ts';
import { Gender } from '../yoga/yoga.ts';
import { calledBy, KUNDALI_TOPICS } from './called.ts';
import { presentTexts } from './present.ts';
import { Format, TEXTS } from './schemas.ts';
import { strengthsAt } from './strengths.ts';

const KundaliTextsRequest = birthRequest(['ayanamsa', 'node_mode', 'sunrise'], {
  members: {
    topics: nameList(KUNDALI_TOPICS, { title: 'Topics', description: 'Topics of texts; all if omitted.' }).optional(),
    gender: Gender,
    format: Format,
  },
});
export const kundali = operation({
  summary: 'What the books say of a birth: each sentence with its work, chapter and verse.',
  description:
    'Sentences of our own that restate the classical works on the placements of a Vedic birth: rising sign, birth star, planets in ' +
    'houses and signs, lords in houses, yogas, doshas, and the limbs of the day. Each has the rule that called it up, the fact of the ' +
    'chart, its quality, and its sources. Works contradict each other: `contradictions` lists the themes on which they do, the ' +
    'stronger planet (shadbala) first, and no text is left out. `format` prose joins the texts by theme.',
  input: KundaliTextsRequest,
  output: z.strictObject({ ...TEXTS, metadata: Metadata }),
  credits: 3,
  rateWeight: 2,
  example: { ...EXAMPLE_BIRTH, topics: 'lagna,moon-nakshatra,graha-in-house' },
  compute: ({ topics, gender, format, ...birth }, sky) => {
    const found = natalChart(birth, sky);
    const { settings } = birth;
    const strengthOf = strengthsAt(sky, found.moment, settings);
    const asked = topics === undefined ? KUNDALI_TOPICS : chosenOf(topics, KUNDALI_TOPICS);
    const called = calledBy({ ...found, sky, settings, strengthOf, gender }, asked);
    return { ...presentTexts(called, format), metadata: { ...found.metadata, system: 'texts' } };
  },
});
