import { answerExport } from '../../../../features/settings/answer-export.ts';

export const GET = answerExport;
